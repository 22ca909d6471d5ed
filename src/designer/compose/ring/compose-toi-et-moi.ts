import { clamp, DEGREE, roundToStep } from '#shared/units.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { asSaid, pavilionMm, shankFor } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { centreOf, leastGirdleMm } from './compose-ring.ts';
import { headPart } from './head-part.ts';
import { besideWish } from './melee.ts';
import { ornamentParts } from './ornament.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { shankPart } from './shank-part.ts';

/** The axis through both stones leans this far from the band: they pass each other instead of standing in a row. */
const AXIS_DEG = 40;

/** Between the two girdles: room for the claws of both. */
const GAP_MM = 0.9;

/** Neither stone may overhang the finger by more. */
const FURTHEST_MM = 7;

/** Two stones of equal face, side by side on a slant; each stands upright so that both faces are seen at once. */
export function composeToiEtMoi(asked: PieceWish, look: RingLook, richness: number): ComposedDesign {
  const { stones, size, alloys, lengths } = asked;
  if (!stones.main || !size) throw new Error('A toi et moi needs a stone and a finger size');
  const centre = centreOf(asked, stones.main, look, richness);
  const first = centre.stone;
  const second = partnerOf(besideWish(asked, stones.main), first);
  const pavilion = pavilionMm(second.shape, stoneWidthMm(second));
  const partnerBaseMm = roundToStep(Math.max(centre.baseHeightMm, leastGirdleMm(look, pavilion) - pavilion), 0.1);
  const reachMm = alongSlant(first) / 2 + GAP_MM + alongSlant(second) / 2;
  const widestMm = Math.max(stoneWidthMm(first), stoneWidthMm(second));
  const open = shankFor(widestMm, look.width, richness, asked);
  const measures = lengths.bandWidthMm === undefined ? open : asSaid(open, lengths, look.tapered === true);
  const held = { head: look.head, bezelEdge: look.bezelEdge };
  return {
    kind: 'ring',
    metal: { alloy: alloys[0], finish: look.finish },
    size,
    stones: { centre: first, side: second },
    parts: {
      shank: shankPart(look, measures, reachMm),
      head: headPart(
        'centre',
        first,
        { ...held, prongs: look.prongs },
        placed(-1, reachMm, centre.baseHeightMm),
        alloys[0],
      ),
      partner: headPart('side', second, held, placed(1, reachMm, partnerBaseMm), alloys[0]),
      ...ornamentParts(look, centre.girdleMm, measures),
    },
  };
}

/** The partner's face is as large as the first one's, whatever its cut. */
function partnerOf(wish: StoneWish, first: Stone): Stone {
  const shape = shapeFor(wish, wish.shape ?? (builtCuts[first.shape].oneDiameter ? 'pear' : 'round'));
  const ratio = wish.lengthToWidth ?? builtCuts[shape].lengthToWidth;
  const widthMm = roundToStep(Math.sqrt((first.lengthMm * stoneWidthMm(first)) / ratio), 0.05);
  const size = wish.size
    ? stoneSizeFor(wish, shape, widthMm, 0)
    : { widthMm, lengthMm: roundToStep(widthMm * ratio, 0.05) };
  return stoneFor(wish, shape, size);
}

/** A place on the slanted axis, to the left and up or to the right and down. */
function placed(hand: 1 | -1, reachMm: number, baseHeightMm: number) {
  const [x, y] = [Math.cos(AXIS_DEG * DEGREE), Math.sin(AXIS_DEG * DEGREE)];
  return {
    on: 'shank',
    offsetXMm: roundToStep(hand * clamp((reachMm / 2) * x, 0, FURTHEST_MM), 0.1),
    offsetYMm: roundToStep(-hand * (reachMm / 2) * y, 0.1),
    baseHeightMm,
  };
}

/** Room that a stone takes along the slanted axis. */
function alongSlant(stone: Stone): number {
  const [across, along] = [
    stoneWidthMm(stone) * Math.cos(AXIS_DEG * DEGREE),
    stone.lengthMm * Math.sin(AXIS_DEG * DEGREE),
  ];
  return Math.sqrt(across * across + along * along);
}
