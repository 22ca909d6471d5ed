import type { Address } from '#shared/site/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';

interface Plan {
  readonly heading: string;
  /** What the page will do, in one sentence; shown until it is built. */
  readonly plan: string;
}

/** What is said at the addresses whose pages are not built yet. Loaded with their screen: no other page needs the words. */
export const plans = {
  '/option': {
    heading: 'Ways to begin',
    plan: 'Words, steps, a stone you have, a picture that inspires, a sketch, an outfit, a chart or an existing design.',
  },
  [paths.form]: {
    heading: 'Choose it',
    plan: 'Five short picture steps instead of a sentence, each of which can be skipped.',
  },
  [paths.expert]: {
    heading: 'Talk it through',
    plan: 'A conversation about one piece: every answer changes the piece beside it.',
  },
  '/expert-mode/set-generation': {
    heading: 'A matching set',
    plan: 'Necklace, earrings and ring that share stone, metal, motif and proportion.',
  },
  '/expert-mode/image-variation': {
    heading: 'Variations',
    plan: 'One design varied along the axes that you name, near to far, with locks on what must stay.',
  },
  '/expert-mode/outfit-matching': {
    heading: 'Match an outfit',
    plan: 'A photograph or the colours of an outfit, and the metal, stones and set that go with it.',
  },
  '/expert-mode/astrology': {
    heading: 'From a chart',
    plan: 'A prescription or a birth chart, and the gems that tradition names.',
  },
  '/expert-mode/astrology/astroSign': {
    heading: 'The signs',
    plan: 'Sun, moon and nakshatra, Western and Vedic, computed from the birth data.',
  },
  '/expert-mode/astrology/astroSign/astro-images': {
    heading: 'Pieces for a sign',
    plan: 'Designs with the gems and metals that tradition names.',
  },
  '/expert-mode/sketchToJwellery': {
    heading: 'From a sketch',
    plan: 'A drawn or uploaded sketch read as outline, stones and symmetry, and made a real piece.',
  },
  '/expert-mode/sketchToJwellery/sketchModification': {
    heading: 'Change the sketch',
    plan: 'Points, stones and thickness moved by hand, the piece following.',
  },
  [paths.pro]: {
    heading: 'Many at once',
    plan: 'Up to 64 designs side by side, with ranges, seeds and a comparison table.',
  },
  '/promode/ImageVariation': {
    heading: 'Many variations',
    plan: 'The dense tray around one design: ranges, seeds and a comparison table.',
  },
  '/promode/SetGeneration': {
    heading: 'Many sets',
    plan: 'The dense tray for sets that share stone, metal and motif.',
  },
  '/edit': {
    heading: 'Adjust',
    plan: 'The piece that was opened last, with its dimensions and a chat beside it.',
  },
  '/cad/:cadId': {
    heading: 'The CAD job',
    plan: 'Section, measures, stone map and the lists of what is cast, bought and set.',
  },
  [paths.orders]: {
    heading: 'Orders',
    plan: 'Every order from enquiry to delivery, with quote, spec sheet and job bag.',
  },
  '/order/:orderID': {
    heading: 'The order',
    plan: 'Client, size, deadline, deposit and the stage that the piece has reached.',
  },
  '/catalog/likedimages': {
    heading: 'Liked',
    plan: 'The pieces that you or your clients have liked.',
  },
  '/imageManager': {
    heading: 'Pictures',
    plan: 'All pictures and uploads: tag, rename, filter and delete.',
  },
  '/filteredImages': {
    heading: 'Filtered pictures',
    plan: 'The pictures that answer the filter in the address.',
  },
  '/metadata-editor': {
    heading: 'Titles and tags',
    plan: 'Title, SKU, tags and description, one by one or in a table.',
  },
  '/admin/orders': {
    heading: 'All orders',
    plan: 'The orders of every workshop.',
  },
  '/admin/cad': {
    heading: 'CAD queue',
    plan: 'Who makes which CAD job, and how far it is.',
  },
} as const satisfies Partial<Readonly<Record<Address, Plan>>>;

/** An address whose page is not built yet. */
export type PlannedAddress = keyof typeof plans;
