import type { Address } from '#shared/site/addresses.ts';
import type { PlannedAddress } from '../../features/planned/plans.ts';
import type { Page } from './page.ts';

/** The four steps of a design, as the top bar names them. */
export type StepName = 'start' | 'choose' | 'shape' | 'make';

interface RouteFacts {
  readonly path: Address;
  /** The step of a design that the page belongs to; none for the library, the profile and public pages. */
  readonly step?: StepName | ((query: URLSearchParams) => StepName);
  /** The page that most people open next: its code is fetched while they look at this one. */
  readonly next?: string;
}

export interface BuiltRoute extends RouteFacts {
  readonly page: Page;
}

/** A page that is not built yet; what it says stands in `features/planned/plans.ts`. */
export interface PlannedRoute extends RouteFacts {
  readonly path: PlannedAddress;
  readonly isPlanned: true;
}

/** One address of the product. */
export type RouteRow = BuiltRoute | PlannedRoute;
