import type { PartOf } from '#spec/part-registry.ts';
import { fingerRadiusMm } from '#spec/pieces/inner-radius.ts';
import { estimateCarats, estimateSize } from '#spec/stone-weight.ts';
import type { HaloPlan } from '../../proportions/halo/halo.ts';
import { MELEE_MM, type PavePlan, type PaveTask, planPave } from '../../proportions/ring/pave.ts';
import { type ShankMeasures, shankOfWidth } from '../../proportions/ring/ring.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { HiddenHalo } from './hidden-halo-part.ts';
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
  readonly hidden: HiddenHalo | undefined;
  readonly richness: number;
}): Shoulders {
  const { asked, look, plain, halo } = given;
  const split = look.shank === 'split';
  const said = asked.lengths.bandWidthMm;
  // On a split shank every branch carries its own row.
  const rowWidthOf = (bandMm: number): number => (split ? HALF_BAND * bandMm + SHARED_MM : bandMm);
  const radiusMm = fingerRadiusMm(asked) + plain.shoulderThicknessMm;
  const row: Omit<PaveTask, 'said'> = {
    radiusMm,
    coveredMm: given.coveredMm,
    haloMeleeMm: halo?.meleeMm,
    widestRowMm: said === undefined ? (split ? rowWidthOf(WIDEST_SPLIT_MM) : undefined) : rowWidthOf(said),
    richness: given.richness,
  };
  const plan = planRow(row, asked, given);
  const neededMm = split ? (plan.rowWidthMm - SHARED_MM) / HALF_BAND : plan.rowWidthMm;
  const bandMm = said ?? Math.max(plain.shoulderWidthMm, Math.ceil(neededMm * 10 - 1e-6) / 10);
  const { countPerSide, startDeg, gapMm, meleeMm } = plan;
  return {
    pave: { kind: 'pave', on: 'shank', holds: 'shoulder', countPerSide, startDeg, gapMm },
    meleeMm,
    measures: bandMm === plain.shoulderWidthMm ? plain : shankOfWidth(bandMm, plain.shoulderThicknessMm),
  };
}

/** The row as it was said; of a weight together, with stones of the size and number that come nearest to it. */
function planRow(
  task: Omit<PaveTask, 'said'>,
  asked: PieceWish,
  { halo: around, hidden }: { readonly halo: HaloPlan | undefined; readonly hidden: HiddenHalo | undefined },
): PavePlan {
  const { small, halo } = asked.stones;
  const said = saidRow(asked);
  const usual = planPave({ ...task, said });
  const isSaid = small?.totalCarats !== undefined && said.meleeMm === undefined;
  // A weight that was said of a halo is the halo's; one of all stones together is shared with it.
  const sharesHalo = around !== undefined && asked.request.total_carat !== undefined;
  if (!isSaid || ((halo !== undefined || around !== undefined) && !sharesHalo)) return usual;
  const roundCarats = (lengthMm: number): number =>
    estimateCarats({ gem: small.gem, shape: 'round', lengthMm, widthMm: lengthMm });
  const inHalo = around === undefined ? 0 : around.count * roundCarats(around.meleeMm);
  const total = small.totalCarats + leftBy(asked, hidden) - inHalo;
  const sizes = meleeSizes.filter((mm) => around === undefined || mm <= Math.max(around.meleeMm, MELEE_MM.least));
  // Where the usual row is too short for the weight, it may reach as far round as a rich one does.
  const plans = [task.richness, RICH].flatMap((richness) =>
    sizes.map((meleeMm) => planPave({ ...task, richness, said: { meleeMm, countPerSide: said.countPerSide } })),
  );
  const offOf = ({ meleeMm, countPerSide }: PavePlan): number =>
    Math.abs(2 * countPerSide * roundCarats(meleeMm) - total);
  return plans.reduce((best, plan) => (offOf(plan) < offOf(best) ? plan : best), usual);
}

/** Of a weight of all stones, what whole stones of a hidden halo leave of their share, or take beyond it. */
function leftBy({ request, stones }: PieceWish, hidden: HiddenHalo | undefined): number {
  const share = stones.hidden?.totalCarats;
  if (!request.total_carat || share === undefined || !hidden) return 0;
  return share - hidden.part.count * estimateCarats(hidden.stone);
}

/** Steps of richness at which a row reaches furthest. */
const RICH = 3;

/** In hundredths: a few points on a shoulder differ by less than a step of the slider. */
const meleeSizes = Array.from(
  { length: Math.round((MELEE_MM.most - MELEE_MM.least) * 100) + 1 },
  (_, at) => Math.round((MELEE_MM.least + at / 100) * 100) / 100,
);

/** What was said of small stones that go along the band; with a halo they are the halo's. */
function saidRow({ stones: { small, halo } }: PieceWish): NonNullable<Parameters<typeof planPave>[0]['said']> {
  if (halo || !small) return { meleeMm: undefined, countPerSide: undefined };
  const { count, size, gem } = small;
  const sizedMm = size?.said === 'mm' ? size.lengthMm : size && estimateSize(gem, 'round', size.carats).widthMm;
  return { meleeMm: sizedMm, countPerSide: count === undefined ? undefined : Math.max(1, Math.round(count / 2)) };
}

/** A wider shoulder would outweigh its stone. */
const WIDEST_SPLIT_MM = 3;
