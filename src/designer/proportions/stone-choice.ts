import { rememberFor } from '#shared/remember-for.ts';
import { roundToMicrometre } from '#shared/units.ts';
import type { Stone } from '#spec/stone.ts';
import { estimateCarats, estimateSize } from '#spec/stone-weight.ts';
import { cutInForm, type BuiltCutId, builtCuts, type StoneSize } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { StoneWish } from '../wish/stones/stone-wish.ts';

/** A calibrated stone may be used for a weight when it is this near to it. */
const NEAR_ENOUGH = 0.02;

/** The usual cut of a gem, when none was said. Trade judgement. */
const usualShape: Readonly<Partial<Record<GemId, BuiltCutId>>> = {
  diamond: 'round',
  lab_diamond: 'round',
  moissanite: 'round',
  cz: 'round',
  sapphire_white: 'round',
  emerald: 'emerald',
  aquamarine: 'emerald',
  citrine: 'cushion',
  amethyst: 'oval',
  peridot: 'cushion',
  garnet_almandine: 'cushion',
};

/** Two sides that differ by more than this are not those of a round. */
const ROUND_RATIO = 1.03;

/**
 * The cut of a stone: as said, else what its measures tell (one diameter is a round's, two sides an oval's), else what
 * the idea asks for where it suits a style that was said, else the gem's usual one; domed where the stone is.
 */
export function shapeFor(wish: StoneWish, suggested?: BuiltCutId): BuiltCutId {
  return cutInForm(wish.form, outlineFor(wish, suggested));
}

function outlineFor(wish: StoneWish, suggested: BuiltCutId | undefined): BuiltCutId {
  if (wish.shape === undefined && wish.size?.said === 'mm') {
    const { lengthMm, widthMm } = wish.size;
    if (widthMm === undefined) return 'round';
    if (lengthMm > ROUND_RATIO * widthMm)
      return suggested !== undefined && !builtCuts[suggested].oneDiameter ? suggested : 'oval';
  }
  // Small accents are stocked round.
  return (
    wish.shape ??
    (wish.accent ? undefined : suitedCut(wish, suggested)) ??
    suggested ??
    (wish.accent ? 'round' : undefined) ??
    usualShape[wish.gem] ??
    'oval'
  );
}

/** Of the cuts that suit a style: the one that the idea asks for, else the gem's usual one, else the likeliest. */
function suitedCut({ suits = [], gem }: StoneWish, suggested: BuiltCutId | undefined): BuiltCutId | undefined {
  return [suggested, usualShape[gem]].find((cut) => cut && suits.includes(cut)) ?? suits[0];
}

/**
 * Measures of a stone: exactly as said; by weight to the hundredth of a millimetre, or the calibrated size when that is
 * within 2 % of it; otherwise the calibrated size nearest to a width, moved some rungs up or down.
 */
export function stoneSizeFor(wish: StoneWish, shape: BuiltCutId, usualWidthMm: number, rungs: number): StoneSize {
  const ratio = wish.lengthToWidth ?? builtCuts[shape].lengthToWidth;
  const measured = saidMeasures(wish, shape);
  if (measured) return measured;
  const { size } = wish;
  if (size?.said === 'carats')
    return ofWeight(size, `${wish.gem} ${shape} ${wish.lengthToWidth}`, () =>
      sizeOfWeight(wish, shape, size.carats, ratio),
    );
  // Richness never makes a small stone a usual one.
  const kept = wish.worded === 'small' ? Math.min(0, rungs) : wish.worded === 'large' ? Math.max(0, rungs) : rungs;
  return onLadder(shape, usualWidthMm, kept, wish.lengthToWidth);
}

/** The measures that were said; one diameter is the longer side, and a round has but one. */
export function saidMeasures(wish: StoneWish, shape: BuiltCutId): StoneSize | undefined {
  if (wish.size?.said !== 'mm') return undefined;
  const { lengthMm, widthMm } = wish.size;
  const { oneDiameter, lengthToWidth } = builtCuts[shape];
  if (oneDiameter) return { lengthMm, widthMm: lengthMm };
  const ratio = wish.lengthToWidth ?? lengthToWidth;
  return { lengthMm, widthMm: widthMm ?? roundToMicrometre(lengthMm / ratio) };
}

/** Dozens of looks are drawn around one said weight. */
const ofWeight = rememberFor<NonNullable<StoneWish['size']>, StoneSize>();

function sizeOfWeight(wish: StoneWish, shape: BuiltCutId, carats: number, ratio: number): StoneSize {
  const exact = estimateSize(wish.gem, shape, carats, ratio);
  if (wish.lengthToWidth !== undefined) return exact;
  const near = builtCuts[shape].tradeSizes.find((size) => {
    const weight = estimateCarats({ gem: wish.gem, shape, ...size });
    return Math.abs(weight / carats - 1) <= NEAR_ENOUGH;
  });
  return near ?? exact;
}

function onLadder(shape: BuiltCutId, widthMm: number, rungs: number, ratio: number | undefined): StoneSize {
  const ladder = builtCuts[shape].tradeSizes;
  const nearest = ladder.reduce(
    (best, size, index) =>
      Math.abs(size.widthMm - widthMm) < Math.abs((ladder[best]?.widthMm ?? 0) - widthMm) ? index : best,
    0,
  );
  const size = ladder[Math.min(ladder.length - 1, Math.max(0, nearest + rungs))] ?? { lengthMm: widthMm, widthMm };
  return ratio === undefined ? size : { lengthMm: roundToMicrometre(size.widthMm * ratio), widthMm: size.widthMm };
}

/** A stone as the design document holds it: a round one has its diameter alone. */
export function stoneFor(
  wish: Pick<StoneWish, 'gem' | 'colour' | 'supply'> & Partial<Pick<StoneWish, 'size'>>,
  shape: BuiltCutId,
  { lengthMm, widthMm }: StoneSize,
): Stone {
  const depthMm = saidDepthMm(wish, shape, { lengthMm, widthMm });
  return {
    gem: wish.gem,
    shape,
    lengthMm,
    ...(builtCuts[shape].oneDiameter ? {} : { widthMm }),
    ...(depthMm === undefined ? {} : { depthMm }),
    ...(wish.colour === undefined ? {} : { colour: wish.colour }),
    supply: wish.supply,
  };
}

/** A stone is never cut so much flatter or deeper than usual: then its weight was that of others, too. */
const DEPTH_RATIO = { least: 0.75, most: 1.4 };

/** The depth of a measured stone, as measured or as its weight tells; undefined where neither was said. */
function saidDepthMm(
  { gem, size }: Pick<StoneWish, 'gem'> & Partial<Pick<StoneWish, 'size'>>,
  shape: BuiltCutId,
  measures: StoneSize,
): number | undefined {
  if (size?.said !== 'mm') return undefined;
  if (size.depthMm !== undefined || size.carats === undefined) return size.depthMm;
  const ratio = size.carats / estimateCarats({ gem, shape, ...measures });
  if (ratio < DEPTH_RATIO.least || ratio > DEPTH_RATIO.most) return undefined;
  return Math.round(ratio * measures.widthMm * builtCuts[shape].depthPct) / 100;
}

/** Below this ratio a stone looks the same turned by a quarter. */
const EVEN_RATIO = 1.1;

/** Whether a stone is about as long as it is wide. */
export function evenSided(wish: StoneWish, shape: BuiltCutId): boolean {
  const { oneDiameter = false, lengthFromTip = false, lengthToWidth } = builtCuts[shape];
  const measured = saidMeasures(wish, shape);
  const ratio = measured ? measured.lengthMm / measured.widthMm : (wish.lengthToWidth ?? lengthToWidth);
  return oneDiameter || (ratio < EVEN_RATIO && !lengthFromTip);
}
