import { paths } from '../../../lib/navigation/paths.ts';

/**
 * The six abilities of the studio as the ring and the cards name them, with the page of each and whether
 * that page is only planned: its card says so.
 */
export const abilities = [
  {
    id: 'chat',
    path: paths.expert,
    isPlanned: true,
    name: 'Design chat',
    text: '“No halo, a thinner band.” The piece, its grams and its price change together, and nothing else does.',
  },
  {
    id: 'set',
    path: '/expert-mode/set-generation',
    isPlanned: true,
    name: 'Jewellery sets',
    text: 'A pendant, earrings and a ring that share one stone, one metal and one proportion.',
  },
  {
    id: 'variations',
    path: paths.tray,
    isPlanned: false,
    name: 'Variations',
    text: 'One idea, four answers: classic, generous, quiet, and one with a character of its own.',
  },
  {
    id: 'outfit',
    path: '/expert-mode/outfit-matching',
    isPlanned: true,
    name: 'Outfit matching',
    text: 'The colours of a sari or a suit become metal, stones and a piece that belongs to them.',
  },
  {
    id: 'sketch',
    path: '/expert-mode/sketchToJwellery',
    isPlanned: true,
    name: 'Sketch to design',
    text: 'A pencil line read as outline, stones and symmetry, and made in metal.',
  },
  {
    id: 'astrology',
    path: '/expert-mode/astrology',
    isPlanned: true,
    name: 'Astrology',
    text: 'The gem that tradition names for a chart, in its ratti and its finger, open at the back.',
  },
] as const;

export type AbilityId = (typeof abilities)[number]['id'];
