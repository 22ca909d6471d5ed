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
    path: '/option',
    plan: 'Words, steps, a stone you have, a picture that inspires, a sketch, an outfit, a chart or an existing design.',
    heading: 'Ways to begin',
    step: 'start',
  },
  {
    path: paths.form,
    plan: 'Five short picture steps instead of a sentence, each of which can be skipped.',
    heading: 'Choose it',
    step: 'start',
  },
  {
    path: paths.lightning,
    page: page(() => import('../../features/lightning/lightning-page.tsx'), 'LightningPage'),
    step: 'start',
    next: paths.tray,
  },
  {
    path: paths.expert,
    plan: 'A conversation about one piece: every answer changes the piece beside it.',
    heading: 'Talk it through',
    step: 'start',
  },
  {
    path: '/expert-mode/set-generation',
    plan: 'Necklace, earrings and ring that share stone, metal, motif and proportion.',
    heading: 'A matching set',
    step: 'start',
  },
  {
    path: '/expert-mode/image-variation',
    plan: 'One design varied along the axes that you name, near to far, with locks on what must stay.',
    heading: 'Variations',
    step: 'start',
  },
  {
    path: '/expert-mode/outfit-matching',
    plan: 'A photograph or the colours of an outfit, and the metal, stones and set that go with it.',
    heading: 'Match an outfit',
    step: 'start',
  },
  {
    path: '/expert-mode/astrology',
    plan: 'A prescription or a birth chart, and the gems that tradition names.',
    heading: 'From a chart',
    step: 'start',
  },
  {
    path: '/expert-mode/astrology/astroSign',
    plan: 'Sun, moon and nakshatra, Western and Vedic, computed from the birth data.',
    heading: 'The signs',
    step: 'start',
  },
  {
    path: '/expert-mode/astrology/astroSign/astro-images',
    plan: 'Designs with the gems and metals that tradition names.',
    heading: 'Pieces for a sign',
    step: 'start',
  },
  {
    path: '/expert-mode/sketchToJwellery',
    plan: 'A drawn or uploaded sketch read as outline, stones and symmetry, and made a real piece.',
    heading: 'From a sketch',
    step: 'start',
  },
  {
    path: '/expert-mode/sketchToJwellery/sketchModification',
    plan: 'Points, stones and thickness moved by hand, the piece following.',
    heading: 'Change the sketch',
    step: 'start',
  },
  {
    path: paths.tray,
    page: page(() => import('../../features/tray/tray-page.tsx'), 'TrayPage'),
    step: 'choose',
    next: paths.piece,
  },
  {
    path: paths.pro,
    plan: 'Up to 64 designs side by side, with ranges, seeds and a comparison table.',
    heading: 'Many at once',
    step: 'choose',
  },
  {
    path: '/promode/ImageVariation',
    plan: 'The dense tray around one design: ranges, seeds and a comparison table.',
    heading: 'Many variations',
    step: 'choose',
  },
  {
    path: '/promode/SetGeneration',
    plan: 'The dense tray for sets that share stone, metal and motif.',
    heading: 'Many sets',
    step: 'choose',
  },
  {
    path: paths.piece,
    page: page(() => import('../../features/piece/piece-page.tsx'), 'PiecePage'),
    step: (query) => (query.get('tab') === 'make' ? 'make' : 'shape'),
  },
  {
    path: '/edit',
    plan: 'The piece that was opened last, with its dimensions and a chat beside it.',
    heading: 'Adjust',
    step: 'shape',
  },
  {
    path: '/cad/:cadId',
    plan: 'Section, measures, stone map and the lists of what is cast, bought and set.',
    heading: 'The CAD job',
    step: 'make',
  },
  {
    path: paths.orders,
    plan: 'Every order from enquiry to delivery, with quote, spec sheet and job bag.',
    heading: 'Orders',
    step: 'make',
  },
  {
    path: '/order/:orderID',
    plan: 'Client, size, deadline, deposit and the stage that the piece has reached.',
    heading: 'The order',
    step: 'make',
  },
  {
    path: paths.catalog,
    page: page(() => import('../../features/library/library-page.tsx'), 'LibraryPage'),
  },
  {
    path: '/catalog/likedimages',
    plan: 'The pieces that you or your clients have liked.',
    heading: 'Liked',
  },
  {
    path: '/imageManager',
    plan: 'All pictures and uploads: tag, rename, filter and delete.',
    heading: 'Pictures',
  },
  {
    path: '/filteredImages',
    plan: 'The pictures that answer the filter in the address.',
    heading: 'Filtered pictures',
  },
  {
    path: '/metadata-editor',
    plan: 'Title, SKU, tags and description, one by one or in a table.',
    heading: 'Titles and tags',
  },
  {
    path: paths.profile,
    page: page(() => import('../../features/profile/profile-page.tsx'), 'ProfilePage'),
  },
];
