import type { Page } from './page.ts';

/** The four steps of a design, as the top bar names them. */
export type StepName = 'start' | 'choose' | 'shape' | 'make';

interface RouteFacts {
  readonly path: string;
  /** The page's h1 for a user who is signed in; the journeys expect it. */
  readonly heading: string;
  /** An address that matches the path, for the journeys; not needed where the path has no parameters. */
  readonly example?: string;
  /** The step of a design that the page belongs to; none for the library, the profile and public pages. */
  readonly step?: StepName | ((query: URLSearchParams) => StepName);
  /** The page that most people open next: its code is fetched while they look at this one. */
  readonly next?: string;
}

export interface BuiltRoute extends RouteFacts {
  readonly page: Page;
}

export interface PlannedRoute extends RouteFacts {
  /** What the page will do, in one sentence; shown until it is built. */
  readonly plan: string;
}

/** One address of the product. */
export type RouteRow = BuiltRoute | PlannedRoute;
