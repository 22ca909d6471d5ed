import { finishedGrams } from '#spec/workshop/finished-grams.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { type BilledPart, type BilledStones, type BilledWork, billFor, totalOf } from '#spec/workshop/bill.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { knowledgeOf } from '../parts/registry.ts';
import { copiesOf, setStones } from '../parts/set-stones.ts';
import type { PieceDraft } from '../piece-draft.ts';

/** About what a draft will weigh and cost, before anything is built. */
export interface Estimate {
  /** Metal of the finished piece, in grams, as it is handed over; both ears of a pair. */
  readonly grams: number;
  /** The whole price in the profile's currency, tax included. */
  readonly amount: number;
}

/**
 * Sunk stones never take more than this share of a band: large ones stand out of it instead. Fitted to built pieces.
 */
const DEEPEST_SHARE = 0.45;

/** Weighs a draft by its measures, and bills it as a built piece is billed. */
export function estimate(draft: PieceDraft, profile: WorkshopProfile): Estimate {
  const { alloy } = draft.metal;
  const copies = copiesOf(draft);
  const bought: BilledPart[] = [];
  let cast = 0;
  let sunk = 0;
  for (const [id, part] of Object.entries(draft.parts)) {
    const { volumeMm3, bought: boughtAs } = knowledgeOf(part);
    const grams = (copies * volumeMm3(part, draft, id) * alloys[alloy].densityGramsPerCm3) / 1000;
    const kind = boughtAs(part, draft, id);
    if (kind) bought.push({ kind, count: copies, grams });
    else if (grams < 0) sunk -= grams;
    else cast += grams;
  }
  const castMetalGrams = Math.max(0.1, cast - Math.min(sunk, DEEPEST_SHARE * cast));
  const lines = billFor({ alloy, castMetalGrams, bought, ...billedStones(draft) }, profile);
  return { grams: finishedGrams(castMetalGrams, profile.finishingLossPct), amount: totalOf(lines) };
}

function billedStones(draft: PieceDraft): Pick<BilledWork<BilledStones, BilledPart>, 'stones' | 'settings'> {
  const set = setStones(draft).flatMap(({ stone: id, count, work }) => {
    const stone = draft.stones[id];
    return stone ? [{ stone, count, work }] : [];
  });
  return {
    stones: set.map(({ stone, count }) => {
      const caratsEach = estimateCarats(stone);
      return { gem: stone.gem, supply: stone.supply, caratsEach, caratsTotal: count * caratsEach };
    }),
    settings: set.map(({ stone, count, work }) => ({
      work,
      count,
      narrowMm: Math.min(stone.lengthMm, stoneWidthMm(stone)),
    })),
  };
}
