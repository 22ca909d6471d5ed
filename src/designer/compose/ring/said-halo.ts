import { estimateSize } from '#spec/stone-weight.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { HaloPlan } from '../../proportions/halo/halo.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { haloPlanFor } from './halo-part.ts';

type HaloQuestion = Parameters<typeof haloPlanFor>[0];

/** What was said of a halo's stones. */
export type SaidHalo = Pick<StoneWish, 'count' | 'size' | 'totalCarats'>;

/** The number of stones and their size depend on each other: after so many turns they have settled. */
const TURNS = 3;

/** The halo of a look, with the stones that were said of it: counted, sized, or weighed together. */
export function saidHaloPlan(question: Omit<HaloQuestion, 'said'>, gem: GemId, said: SaidHalo | undefined): HaloPlan {
  const sizedMm = said && meleeMmOf(said, gem);
  const plan = haloPlanFor({ ...question, said: { count: said?.count, meleeMm: sizedMm } });
  const total = said?.totalCarats;
  if (total === undefined || sizedMm !== undefined) return plan;
  let best = plan;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const meleeMm = estimateSize(gem, 'round', total / best.count).widthMm;
    best = haloPlanFor({ ...question, said: { count: said?.count, meleeMm } });
  }
  return best;
}

function meleeMmOf({ size }: SaidHalo, gem: GemId): number | undefined {
  if (size === undefined) return undefined;
  return size.said === 'mm' ? size.lengthMm : estimateSize(gem, 'round', size.carats).widthMm;
}
