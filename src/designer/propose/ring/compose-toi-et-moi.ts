import type { Part } from '#spec/part-registry.ts';
import { clamp, DEGREE, roundToStep } from '#shared/units.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { facetedCuts } from '#spec/tables/cuts.ts';
import type { Draft } from '../draft.ts';
import type { Intent } from '../intent/intent.ts';
import { shapeFor, stoneOf, stoneSizeFor } from '../proportions/stone-choice.ts';
import { centreOf, composeRing } from './compose-ring.ts';
import { headPart } from './head-part.ts';
import { besideWish } from './melee.ts';
import type { RingLook } from './ring-look.ts';

/** The axis through both stones leans 35 to 45° from the band (taste, section 2). */
const AXIS_DEG = 40;

/** Between the two girdles: room for the claws of both. */
const GAP_MM = 0.9;

/** Two stones of equal face, side by side on a slant; each stands upright so that both faces are seen at once. */
export function composeToiEtMoi(intent: Intent, look: RingLook, richness: number): Draft {
  const { main } = intent.stones;
  if (!main) throw new Error('A toi et moi needs a stone');
  const single = composeRing(intent, { ...look, pave: false }, richness);
  const first = centreOf(intent, main, look, richness).stone;
  const wish = besideWish(intent, main);
  const shape = shapeFor(wish, wish.shape ?? (first.shape === 'round' ? 'pear' : 'round'));
  // Equal faces (taste: ±15 %): the partner's width follows from its own length to width.
  const face = first.lengthMm * stoneWidthMm(first);
  const widthMm = roundToStep(Math.sqrt(face / facetedCuts[shape].lengthToWidth), 0.05);
  const size = wish.size
    ? stoneSizeFor(wish, shape, widthMm, 0)
    : { widthMm, lengthMm: roundToStep(widthMm * facetedCuts[shape].lengthToWidth, 0.05) };
  const second = stoneOf(wish, shape, size);
  const reach =
    (alongSlant(first.lengthMm, stoneWidthMm(first)) + alongSlant(size.lengthMm, size.widthMm)) / 2 + GAP_MM;
  const [x, y] = [(reach / 2) * Math.cos(AXIS_DEG * DEGREE), (reach / 2) * Math.sin(AXIS_DEG * DEGREE)];
  const { baseHeightMm } = centreOf(intent, main, look, richness);
  const held = { head: look.head, bezelEdge: look.bezelEdge };
  const place = (hand: 1 | -1) => ({
    on: 'shank',
    offsetXMm: roundToStep(hand * clamp(x, 0, 7), 0.1),
    offsetYMm: roundToStep(-hand * y, 0.1),
    baseHeightMm,
  });
  const parts: Record<string, Part> = {
    ...single.parts,
    head: headPart('centre', first, { ...held, prongs: look.prongs }, place(-1), intent.alloys[0]),
    partner: headPart('side', second, held, place(1), intent.alloys[0]),
  };
  return { ...single, stones: { centre: first, side: second }, parts };
}

/** Room that a stone takes along the slanted axis. */
function alongSlant(lengthMm: number, widthMm: number): number {
  return Math.hypot(widthMm * Math.cos(AXIS_DEG * DEGREE), lengthMm * Math.sin(AXIS_DEG * DEGREE));
}
