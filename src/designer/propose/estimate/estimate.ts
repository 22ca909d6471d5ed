import { alloys } from '#spec/tables/alloys.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { type BoughtPartKind, boughtPartKinds } from '#spec/parts/bought-parts.ts';
import { makingCharge, settingChargePerStone } from '#spec/workshop/bench-charges.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import { stonePricePerCarat } from '#spec/workshop/stone-prices.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Draft } from '../draft.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import { partVolumeMm3 } from './part-volume.ts';
import { setStones } from './stone-lines.ts';

/** What a draft will about weigh and cost, before anything is built. */
export interface Estimate {
  /** Metal that is cast, in grams; both ears of a pair. */
  readonly grams: number;
  /** The whole price in the profile's currency, tax included. */
  readonly amount: number;
}

/** Stones let into a band never take more than this of it: large ones stand out of it instead. Fitted to built pieces. */
const DEEPEST_SHARE = 0.45;

/** Weighs and prices a draft from its measures, in the lines of a bill: metal, stones, setting, bought parts, making, tax. */
export function estimate(draft: Draft, profile: WorkshopProfile): Estimate {
  const alloy = alloys[draft.metal.alloy];
  const rate = rateFor(draft.metal.alloy, profile);
  const copies = draft.kind === 'earrings' ? 2 : 1;
  let cast = 0;
  let sunk = 0;
  let bought = 0;
  for (const part of Object.values(draft.parts)) {
    const grams = (copies * partVolumeMm3(part, draft) * alloy.densityGramsPerCm3) / 1000;
    if (isBought(part.kind) && !(part.kind === 'chain' && part.supply === 'made')) {
      bought += copies * profile.boughtParts[part.kind] + grams * rate;
    } else if (grams < 0) sunk -= grams;
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

function isBought(kind: string): kind is BoughtPartKind {
  return boughtPartKinds.some((bought) => bought === kind);
}
