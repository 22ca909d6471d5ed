import { paths } from '../../../lib/navigation/paths.ts';

/**
 * The six abilities of the studio as the ring and the cards name them, with the page of each and whether
 * that page is only planned: its card says so.
 */
export const abilities = [
  {
    id: 'chat',
    path: paths.expert,
    isPlanned: false,
    name: 'Design chat',
    text: 'Say “No halo, a thinner band”, and the piece changes, with its weight and its price. Everything else stays as it was.',
  },
  {
    id: 'set',
    path: '/expert-mode/set-generation',
    isPlanned: false,
    name: 'Jewellery sets',
    text: 'A pendant, earrings and a ring that share one stone, one metal and one proportion.',
  },
  {
    id: 'variations',
    path: paths.tray,
    isPlanned: false,
    name: 'Variations',
    text: 'One idea, four designs: classic, generous, quiet, and one with character.',
  },
  {
    id: 'outfit',
    path: '/expert-mode/outfit-matching',
    isPlanned: true,
    name: 'Outfit matching',
    text: 'Metal and stones chosen to go with a sari or a suit.',
  },
  {
    id: 'sketch',
    path: paths.sketch,
    isPlanned: false,
    name: 'Sketch to design',
    text: 'We read your sketch’s outline, stones and symmetry, and build it in metal.',
  },
  {
    id: 'astrology',
    path: '/expert-mode/astrology',
    isPlanned: true,
    name: 'Astrology',
    text: 'The traditional gem for a birth chart, with its weight in ratti, the finger to wear it on, and a setting open at the back.',
  },
] as const;

/** What stands in the ring; a test counts after it. */
export const WHAT_COMES = 'Start with a sentence, or talk it through. Two more ways to design are coming.';

export type AbilityId = (typeof abilities)[number]['id'];

/** The id of an ability's card on the page. */
export function cardId(ability: AbilityId): string {
  return `inside-${ability}`;
}
