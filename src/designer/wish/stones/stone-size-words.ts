import type { RequestStone } from '#spec/request/sections/stone.ts';
import { caratsPer } from '#spec/tables/traditional-weights.ts';
import type { SaidStoneSize } from './stone-wish.ts';

/** The size of one stone as it was said; measures come before weights, because a seat is cut by mm. */
export function saidSize(stone: RequestStone): SaidStoneSize | undefined {
  const carats = caratsOfOne(stone);
  const { size_mm: box, diameter_mm: diameterMm, size_mm_min: leastMm, size_mm_max: mostMm } = stone;
  if (box) {
    const [first = 0, second = 0, depthMm] = box;
    return { said: 'mm', lengthMm: Math.max(first, second), widthMm: Math.min(first, second), depthMm, carats };
  }
  const open = { said: 'mm', widthMm: undefined, depthMm: undefined, carats } as const;
  if (diameterMm !== undefined) return { ...open, lengthMm: diameterMm };
  if (leastMm !== undefined && mostMm !== undefined) return { ...open, lengthMm: (leastMm + mostMm) / 2 };
  return carats === undefined ? undefined : { said: 'carats', carats };
}

function caratsOfOne(stone: RequestStone): number | undefined {
  if (stone.carat_each !== undefined) return stone.carat_each;
  if (stone.carat_total !== undefined && stone.count !== undefined) return stone.carat_total / stone.count;
  return stone.weight && stone.weight.value * caratsPer[stone.weight.unit];
}

/** What all stones of this kind weigh together, when that was said. */
export function totalCarats(stone: RequestStone): number | undefined {
  if (stone.carat_total !== undefined) return stone.carat_total;
  return stone.carat_each !== undefined && stone.count !== undefined ? stone.carat_each * stone.count : undefined;
}
