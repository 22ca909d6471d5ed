import { publicRoutes } from '../../src/renderer/src/app/routes/public-routes.ts';
import type { RouteRow } from '../../src/renderer/src/app/routes/route-row.ts';
import { studioRoutes } from '../../src/renderer/src/app/routes/studio-routes.ts';

/** An address of every page, and its heading for a signed-in user who is not an administrator. */
export const everyAddress = [...publicRoutes, ...studioRoutes].map(addressOf);

function addressOf({ path, example, heading }: RouteRow): readonly [address: string, heading: string] {
  return [example ?? path, heading];
}
