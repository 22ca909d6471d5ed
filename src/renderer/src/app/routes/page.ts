import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page whose code is fetched when somebody opens it, or a little earlier. */
export interface Page<Props = object> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the page's code without showing it. */
  readonly load: () => Promise<unknown>;
}

/** A lazy page from a named export; `React.lazy` alone takes only default exports. */
export function page<Name extends string, Props = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): Page<Props> {
  const loadOrReload = (): ReturnType<typeof load> => load().catch((error: unknown) => reloadOnce(error));
  return { load, Component: lazy(async () => ({ default: (await loadOrReload())[name] })) };
}

/**
 * A page's code is missing where the studio was updated after the tab was opened, or the line is cut. The address is the
 * wanted page's already, so a reload brings it, as a link of any site would. What fails after a reload is an error.
 */
function reloadOnce(error: unknown): Promise<never> {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened instanceof PerformanceNavigationTiming && opened.type === 'reload') return Promise.reject(error);
  location.reload();
  return new Promise(() => {});
}
