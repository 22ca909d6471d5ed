import { matchPath } from 'react-router-dom';
import { adminRoutes } from './admin-routes.ts';
import { publicRoutes } from './public-routes.ts';
import type { RouteRow } from './route-row.ts';
import { studioRoutes } from './studio-routes.ts';

/** Every address of the product, a row each. */
export const routeRows: readonly RouteRow[] = [...publicRoutes, ...studioRoutes, ...adminRoutes];

/** The row of an address: a literal path wins over one with parameters. Undefined where there is no page. */
export function findRoute(pathname: string): RouteRow | undefined {
  return (
    routeRows.find(({ path }) => path === pathname) ?? routeRows.find(({ path }) => matchPath(path, pathname) !== null)
  );
}
