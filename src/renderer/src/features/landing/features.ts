import { paths } from '../../app/paths.ts';
import { unbuiltStudioRoutes } from '../../app/unbuilt-routes.ts';

/** The six abilities of the studio (spec, section 1), as the ring and the cards name them, and the page of each. */
export const features = [
  {
    id: 'chat',
    path: paths.expert,
    name: 'Design chat',
    text: '“No halo, a thinner band.” The piece, its grams and its price change together, and nothing else does.',
  },
  {
    id: 'set',
    path: '/expert-mode/set-generation',
    name: 'Jewellery sets',
    text: 'A pendant, earrings and a ring that share one stone, one metal and one proportion.',
  },
  {
    id: 'variations',
    path: paths.tray,
    name: 'Variations',
    text: 'One idea, four answers: classic, generous, quiet, and one with a character of its own.',
  },
  {
    id: 'outfit',
    path: '/expert-mode/outfit-matching',
    name: 'Outfit matching',
    text: 'The colours of a sari or a suit become metal, stones and a piece that belongs to them.',
  },
  {
    id: 'sketch',
    path: '/expert-mode/sketchToJwellery',
    name: 'Sketch to design',
    text: 'A pencil line read as outline, stones and symmetry, and made in metal.',
  },
  {
    id: 'astrology',
    path: '/expert-mode/astrology',
    name: 'Astrology',
    text: 'The gem that tradition names for a chart, in its ratti and its finger, open at the back.',
  },
] as const;

export type FeatureId = (typeof features)[number]['id'];

/** Whether an ability is still promised: a card that shows it says so. */
export function isAhead({ path }: (typeof features)[number]): boolean {
  return unbuiltStudioRoutes.some((route) => route === path);
}
