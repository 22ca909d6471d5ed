import { paths } from './paths.ts';

/** Addresses of the studio whose pages are still to be built. */
export const unbuiltStudioRoutes = [
  '/option',
  paths.form,
  paths.expert,
  '/expert-mode/set-generation',
  '/expert-mode/image-variation',
  '/expert-mode/outfit-matching',
  '/expert-mode/astrology',
  '/expert-mode/astrology/astroSign',
  '/expert-mode/astrology/astroSign/astro-images',
  '/expert-mode/sketchToJwellery',
  '/expert-mode/sketchToJwellery/sketchModification',
  paths.pro,
  '/promode/ImageVariation',
  '/promode/SetGeneration',
  '/edit',
  '/cad/:cadId',
  paths.orders,
  '/order/:orderID',
  paths.catalog,
  '/catalog/likedimages',
  '/imageManager',
  '/filteredImages',
  '/metadata-editor',
] as const;

/** Addresses for those who administer the studio. */
export const unbuiltAdminRoutes = ['/admin/orders', '/admin/cad'] as const;

export type UnbuiltRoute = (typeof unbuiltStudioRoutes | typeof unbuiltAdminRoutes)[number];
