import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { makingCharge, settingChargePerStone } from '#spec/workshop/bench-charges.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import { stonePricePerCarat } from '#spec/workshop/stone-prices.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { knowledgeOf } from '../parts/registry.ts';
import { copiesOf, setStones } from '../parts/set-stones.ts';
import type { PieceDraft } from '../piece-draft.ts';

/** About what a draft will weigh and cost, before anything is built. */
export interface Estimate {
  /** Metal that is cast, in grams; both ears of a pair. */
  readonly grams: number;
  /** The whole price in the profile's currency, tax included. */
  readonly amount: number;
}

/**
 * Sunk stones never take more than this share of a band: large ones stand out of it instead. Fitted to built pieces.
 */
const DEEPEST_SHARE = 0.45;

/**
 * Weighs and prices a draft from its measures, in the lines of a bill: metal, stones, setting, bought parts, making,
 * tax.
 */
export function estimate(draft: PieceDraft, profile: WorkshopProfile): Estimate {
  const alloy = alloys[draft.metal.alloy];
  const rate = rateFor(draft.metal.alloy, profile);
  const copies = copiesOf(draft);
  let cast = 0;
  let sunk = 0;
  let bought = 0;
  for (const [id, part] of Object.entries(draft.parts)) {
    const { volumeMm3, bought: boughtAs } = knowledgeOf(part);
    const grams = (copies * volumeMm3(part, draft, id) * alloy.densityGramsPerCm3) / 1000;
    const ready = boughtAs(part, draft, id);
    if (ready) bought += copies * profile.boughtParts[ready] + grams * rate;
    else if (grams < 0) sunk -= grams;
    else cast += grams;
  }
  const grams = Math.max(0.1, cast - Math.min(sunk, DEEPEST_SHARE * cast));
  const metal = grams * rate;
  const lines = setStones(draft);
  const setting = lines.reduce((sum, { stone, count, work }) => {
    const held = draft.stones[stone];
    return held ? sum + count * settingChargePerStone(work, narrowMm(held), profile) : sum;
  }, 0);
  const stones = lines.reduce((sum, { stone, count }) => sum + stonesAmount(draft.stones[stone], count, profile), 0);
  const making = makingCharge(alloy.metal, grams, metal, profile);
  const labour = making + setting;
  const { base, ratePct } = profile.tax;
  const net = metal + stones + labour + bought;
  return { grams, amount: net + ((base === 'piece' ? net : labour) * ratePct) / 100 };
}

function stonesAmount(stone: Stone | undefined, count: number, profile: WorkshopProfile): number {
  if (!stone || stone.supply === 'customer') return 0;
  const carats = estimateCarats(stone);
  return count * carats * stonePricePerCarat(stone.gem, carats, profile);
}

function narrowMm(stone: Stone): number {
  return Math.min(stone.lengthMm, stoneWidthMm(stone));
}
