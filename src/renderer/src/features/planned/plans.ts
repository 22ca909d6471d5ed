import type { Address } from '#shared/site/addresses.ts';
import { paths } from '../../lib/navigation/paths.ts';

interface Plan {
  readonly heading: string;
  /** What the page will do, in one sentence; shown until it is built. */
  readonly plan: string;
}

/** What is said at the addresses whose pages are not built yet. Loaded with their screen: no other page needs the words. */
export const plans = {
  '/expert-mode/outfit-matching': {
    heading: 'Match an outfit',
    plan: 'Show an outfit or name its colours, and see the metal, the stones and the pieces that go with it.',
  },
  '/expert-mode/astrology': {
    heading: 'From a chart',
    plan: 'Enter a birth chart or an astrologer’s advice, and see the gems that tradition names.',
  },
  '/expert-mode/astrology/astroSign': {
    heading: 'The signs',
    plan: 'See the sun sign, the moon sign and the nakshatra for a date, time and place of birth.',
  },
  '/expert-mode/astrology/astroSign/astro-images': {
    heading: 'Pieces for a sign',
    plan: 'See designs with the gems and metals that tradition names for a sign.',
  },
  [paths.pro]: {
    heading: 'Many at once',
    plan: 'See up to 64 designs side by side, and compare them in a table.',
  },
  '/promode/ImageVariation': {
    heading: 'Many variations',
    plan: 'See many versions of one design side by side, and compare them in a table.',
  },
  '/promode/SetGeneration': {
    heading: 'Many sets',
    plan: 'See many sets side by side, each with one stone, one metal and one motif.',
  },
  '/cad/:cadId': {
    heading: 'The CAD job',
    plan: 'See the piece cut open, with its measures, its stone map and the lists of what is cast, bought and set.',
  },
  '/admin/cad': {
    heading: 'CAD queue',
    plan: 'See who works on which CAD job, and how far it is.',
  },
} as const satisfies Partial<Readonly<Record<Address, Plan>>>;

/** An address whose page is not built yet. */
export type PlannedAddress = keyof typeof plans;
