import { paths } from '../../lib/navigation/paths.ts';
import { page } from './page.ts';
import type { RouteRow } from './route-row.ts';

/** Pages for users who are signed in. */
export const studioRoutes: readonly RouteRow[] = [
  {
    path: paths.modes,
    page: page(() => import('../../features/modes/modes-page.tsx'), 'ModesPage'),
    step: 'start',
    next: paths.tray,
  },
  {
    path: paths.option,
    page: page(() => import('../../features/option/option-page.tsx'), 'OptionPage'),
    step: 'start',
    next: paths.tray,
  },
  {
    path: paths.form,
    page: page(() => import('../../features/form/form-page.tsx'), 'FormPage'),
    step: 'start',
    next: paths.tray,
  },
  {
    path: paths.lightning,
    page: page(() => import('../../features/lightning/lightning-page.tsx'), 'LightningPage'),
    step: 'start',
    next: paths.tray,
  },
  {
    path: paths.expert,
    page: page(() => import('../../features/expert/expert-page.tsx'), 'ExpertPage'),
    step: 'start',
    next: paths.tray,
  },
  {
    path: '/expert-mode/set-generation',
    page: page(() => import('../../features/sets/set-page.tsx'), 'SetPage'),
    step: 'start',
    next: paths.tray,
  },
  {
    path: '/expert-mode/image-variation',
    page: page(() => import('../../features/variations/variation-page.tsx'), 'VariationPage'),
    step: 'choose',
    next: paths.tray,
  },
  {
    path: '/expert-mode/outfit-matching',
    isPlanned: true,
    step: 'start',
  },
  {
    path: '/expert-mode/astrology',
    isPlanned: true,
    step: 'start',
  },
  {
    path: '/expert-mode/astrology/astroSign',
    isPlanned: true,
    step: 'start',
  },
  {
    path: '/expert-mode/astrology/astroSign/astro-images',
    isPlanned: true,
    step: 'start',
  },
  {
    path: paths.sketch,
    page: page(() => import('../../features/sketch/sketch-page.tsx'), 'SketchPage'),
    step: 'start',
    next: paths.sketchChange,
  },
  {
    path: paths.sketchChange,
    page: page(() => import('../../features/sketch/sketch-change-page.tsx'), 'SketchChangePage'),
    step: 'start',
    next: paths.tray,
  },
  {
    path: paths.tray,
    page: page(() => import('../../features/tray/tray-page.tsx'), 'TrayPage'),
    step: 'choose',
    next: paths.piece,
  },
  {
    path: paths.pro,
    isPlanned: true,
    step: 'choose',
  },
  {
    path: '/promode/ImageVariation',
    isPlanned: true,
    step: 'choose',
  },
  {
    path: '/promode/SetGeneration',
    isPlanned: true,
    step: 'choose',
  },
  {
    path: paths.piece,
    page: page(() => import('../../features/piece/piece-page.tsx'), 'PiecePage'),
    step: (query) => (query.get('tab') === 'make' ? 'make' : 'shape'),
  },
  {
    path: paths.edit,
    page: page(() => import('../../features/piece/edit-page.tsx'), 'EditPage'),
    step: 'shape',
  },
  {
    path: '/cad/:cadId',
    isPlanned: true,
    step: 'make',
  },
  {
    path: paths.orders,
    page: page(() => import('../../features/orders/list/orders-page.tsx'), 'OrdersPage'),
    step: 'make',
    next: paths.order,
  },
  {
    path: paths.order,
    page: page(() => import('../../features/orders/order-page.tsx'), 'OrderPage'),
    step: 'make',
  },
  {
    path: paths.catalog,
    page: page(() => import('../../features/library/library-page.tsx'), 'LibraryPage'),
    next: paths.piece,
  },
  {
    path: paths.liked,
    page: page(() => import('../../features/library/liked/liked-page.tsx'), 'LikedPage'),
  },
  {
    path: paths.uploads,
    page: page(() => import('../../features/library/uploads/uploads-page.tsx'), 'UploadsScreen'),
  },
  {
    path: paths.pictures,
    page: page(() => import('../../features/library/pictures/pictures-page.tsx'), 'PicturesPage'),
  },
  {
    path: paths.listings,
    page: page(() => import('../../features/library/listing/metadata-page.tsx'), 'MetadataPage'),
  },
  {
    path: paths.profile,
    page: page(() => import('../../features/profile/profile-page.tsx'), 'ProfilePage'),
  },
];
