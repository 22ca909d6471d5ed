import { adminRoutes } from '../../src/renderer/src/app/routes/admin-routes.ts';
import { publicRoutes } from '../../src/renderer/src/app/routes/public-routes.ts';
import type { RouteRow } from '../../src/renderer/src/app/routes/route-row.ts';
import { studioRoutes } from '../../src/renderer/src/app/routes/studio-routes.ts';
import { plans } from '../../src/renderer/src/features/planned/plans.ts';
import { paths } from '../../src/renderer/src/lib/navigation/paths.ts';

/** The h1 of every page that is built, for a signed-in user with an empty journal. */
const headings: Readonly<Record<string, string>> = {
  [paths.landing]: 'Design Smarter. Create Faster.',
  // Somebody who is signed in already is redirected into the studio.
  [paths.login]: 'What shall we make?',
  [paths.contact]: 'Contact Us',
  [paths.terms]: 'Terms & Conditions',
  [paths.privacy]: 'Privacy Notice',
  [paths.team]: 'Our Team',
  [paths.pricing]: 'Pricing',
  [paths.modes]: 'What shall we make?',
  [paths.option]: 'How shall we begin?',
  [paths.form]: 'Step by step',
  [paths.lightning]: 'Say it in a sentence.',
  [paths.expert]: 'Talk it through',
  '/expert-mode/image-variation': 'Variations',
  '/expert-mode/set-generation': 'A matching set',
  [paths.sketch]: 'From a sketch',
  [paths.sketchChange]: 'Change the sketch',
  [paths.edit]: 'No piece is open yet',
  [paths.tray]: 'The tray is empty',
  [paths.catalog]: 'Library',
  [paths.liked]: 'Liked',
  [paths.pictures]: 'Pictures',
  [paths.uploads]: 'Uploads',
  [paths.listings]: 'Titles and tags',
  [paths.piece]: 'This design is not in this browser, nor in your workshop.',
  [paths.orders]: 'Orders',
  [paths.order]: 'There is no such order.',
  [paths.profile]: 'My Profile',
  [paths.admin]: 'Dashboard',
  [paths.adminOrders]: 'All orders',
  '/admin/*': 'Looks like you arrived a little early or took a detour!',
};

type AddressAndHeading = readonly [address: string, heading: string];

/** An address of every page that any user may open, and its heading. */
export const everyAddress = [...publicRoutes, ...studioRoutes].map(addressOf);

/** An address of every page for administrators, and its heading. */
export const everyAdminAddress = adminRoutes.map(addressOf);

function addressOf(row: RouteRow): AddressAndHeading {
  const heading = 'isPlanned' in row ? plans[row.path].heading : headings[row.path];
  if (heading === undefined) throw new Error(`The journeys are not told the heading of ${row.path}`);
  return [row.path.replaceAll(/:\w+/g, '17'), heading];
}
