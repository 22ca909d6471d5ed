import { rememberFor } from '#shared/remember-for.ts';
import { netMetal } from '#spec/pieces/net-metal.ts';
import { finishedGrams } from '#spec/workshop/finished-grams.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { type BilledPart, type BilledStones, type BilledWork, billFor, totalOf } from '#spec/workshop/bill.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { knowledgeOf } from '../parts/registry.ts';
import { copiesOf, setStones } from '../parts/set-stones.ts';
import type { ComposedDesign } from '../composed-design.ts';

/** About what a design will weigh and cost, before anything is built. */
export interface Estimate {
  /** All metal that the piece is sold with, finished, in grams; both ears of a pair, a pendant without its chain. */
  readonly grams: number;
  /** The whole price in the profile's currency, tax included. */
  readonly amount: number;
}

/**
 * Sunk stones never take more than this share of a band: large ones stand out of it instead. Fitted to built pieces.
 */
const DEEPEST_SHARE = 0.45;

/** Estimates by the rates that they follow from: a design is never changed, only drawn anew. */
const estimates = rememberFor<WorkshopProfile, WeakMap<ComposedDesign, Estimate>>();

/** Weighs a design by its measures, and bills it as a built piece is billed. */
export function estimate(design: ComposedDesign, profile: WorkshopProfile): Estimate {
  const known = estimates(profile, '', () => new WeakMap());
  const before = known.get(design);
  if (before !== undefined) return before;
  const found = reckon(design, profile);
  known.set(design, found);
  return found;
}

function reckon(design: ComposedDesign, profile: WorkshopProfile): Estimate {
  const { alloy } = design.metal;
  const { castMetalGrams, bought } = metalOf(design);
  const lines = billFor({ alloy, castMetalGrams, bought, ...billedStones(design) }, profile);
  return { grams: netGrams(design, profile.finishingLossPct), amount: totalOf(lines) };
}

/** All metal that a design is sold with, finished, in grams: what a said weight is said of. */
export function netGrams(design: ComposedDesign, finishingLossPct: number): number {
  const { castMetalGrams, bought } = metalOf(design);
  return netMetal(design.kind, finishedGrams(castMetalGrams, finishingLossPct), bought).netMetalGrams;
}

/** What of a design is cast, before it is filed and polished, and what is bought. */
function metalOf(design: ComposedDesign): {
  readonly castMetalGrams: number;
  readonly bought: readonly BilledPart[];
} {
  const { alloy } = design.metal;
  const copies = copiesOf(design);
  const bought: BilledPart[] = [];
  let cast = 0;
  let sunk = 0;
  for (const [id, part] of Object.entries(design.parts)) {
    const { volumeMm3, bought: boughtAs, castMm3 } = knowledgeOf(part);
    const weigh = (mm3: number): number => (copies * mm3 * alloys[alloy].densityGramsPerCm3) / 1000;
    const grams = weigh(volumeMm3(part, design, id));
    cast += castMm3 ? weigh(castMm3(part, design, id)) : 0;
    const asBought = boughtAs(part, design, id);
    const several = typeof asBought === 'string' ? { kind: asBought, count: 1 } : asBought;
    if (several) bought.push({ kind: several.kind, count: copies * several.count, grams });
    else if (grams < 0) sunk -= grams;
    else cast += grams;
  }
  return { castMetalGrams: Math.max(0.1, cast - Math.min(sunk, DEEPEST_SHARE * cast)), bought };
}

function billedStones(design: ComposedDesign): Pick<BilledWork<BilledStones, BilledPart>, 'stones' | 'settings'> {
  const set = setStones(design).flatMap(({ stone: id, count, work }) => {
    const stone = design.stones[id];
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
