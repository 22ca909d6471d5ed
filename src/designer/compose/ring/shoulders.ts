import type { PartOf } from '#spec/part-registry.ts';
import { fingerRadiusMm } from '#spec/pieces/inner-radius.ts';
import { estimateSize } from '#spec/stone-weight.ts';
import type { HaloPlan } from '../../proportions/halo/halo.ts';
import { planPave } from '../../proportions/ring/pave.ts';
import { type ShankMeasures, shankOfWidth } from '../../proportions/ring/ring.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** Shoulders that are set with melee: the row and the band that it needs. */
export interface Shoulders {
  readonly pave: PartOf<'pave'>;
  readonly meleeMm: number;
  readonly measures: ShankMeasures;
}

/** A branch of a split shank is at first half of its stem and a little more. */
const HALF_BAND = 0.5;
const SHARED_MM = 0.08;

/** Fits pavé shoulders to the band, or the band to them where its width was left open. */
export function shouldersFor(given: {
  readonly asked: PieceWish;
  readonly look: RingLook;
  readonly plain: ShankMeasures;
  readonly coveredMm: number;
  readonly halo: HaloPlan | undefined;
  readonly richness: number;
}): Shoulders {
  const { asked, look, plain, halo } = given;
  const split = look.shank === 'split';
  const said = asked.lengths.bandWidthMm;
  // On a split shank every branch carries its own row.
  const rowWidthOf = (bandMm: number): number => (split ? HALF_BAND * bandMm + SHARED_MM : bandMm);
  const radiusMm = fingerRadiusMm(asked) + plain.shoulderThicknessMm;
  const plan = planPave({
    radiusMm,
    coveredMm: given.coveredMm,
    haloMeleeMm: halo?.meleeMm,
    widestRowMm: said === undefined ? (split ? rowWidthOf(WIDEST_SPLIT_MM) : undefined) : rowWidthOf(said),
    richness: given.richness,
    said: saidRow(asked),
  });
  const neededMm = split ? (plan.rowWidthMm - SHARED_MM) / HALF_BAND : plan.rowWidthMm;
  const bandMm = said ?? Math.max(plain.shoulderWidthMm, Math.ceil(neededMm * 10 - 1e-6) / 10);
  const { countPerSide, startDeg, gapMm, meleeMm } = plan;
  return {
    pave: { kind: 'pave', on: 'shank', holds: 'shoulder', countPerSide, startDeg, gapMm },
    meleeMm,
    measures: bandMm === plain.shoulderWidthMm ? plain : shankOfWidth(bandMm, plain.shoulderThicknessMm),
  };
}

/** What was said of small stones that go along the band; with a halo they are the halo's. */
function saidRow({ stones: { small, halo } }: PieceWish): NonNullable<Parameters<typeof planPave>[0]['said']> {
  if (halo || !small) return { meleeMm: undefined, countPerSide: undefined };
  const { count, size, gem } = small;
  const sizedMm = size?.said === 'mm' ? size.lengthMm : size && estimateSize(gem, 'round', size.carats).widthMm;
  return { meleeMm: sizedMm, countPerSide: count === undefined ? undefined : Math.max(1, Math.round(count / 2)) };
}

/** A wider shoulder would outweigh its stone. */
const WIDEST_SPLIT_MM = 3;
