import type { RequestStone } from '#spec/request/stone.ts';
import { caratsPer } from '#spec/tables/traditional-weights.ts';
import type { SaidStoneSize } from './stone-wish.ts';

/** The size of one stone as it was said; measures come before weights, because a seat is cut by mm. */
export function saidSize(stone: RequestStone): SaidStoneSize | undefined {
  if (stone.size_mm) {
    const [first = 0, second = 0] = stone.size_mm;
    return { said: 'mm', lengthMm: Math.max(first, second), widthMm: Math.min(first, second) };
  }
  if (stone.diameter_mm !== undefined) return { said: 'mm', lengthMm: stone.diameter_mm, widthMm: undefined };
  if (stone.size_mm_min !== undefined && stone.size_mm_max !== undefined) {
    return { said: 'mm', lengthMm: (stone.size_mm_min + stone.size_mm_max) / 2, widthMm: undefined };
  }
  if (stone.carat_each !== undefined) return { said: 'carats', carats: stone.carat_each };
  if (stone.carat_total !== undefined && stone.count !== undefined) {
    return { said: 'carats', carats: stone.carat_total / stone.count };
  }
  if (stone.weight) return { said: 'carats', carats: stone.weight.value * caratsPer[stone.weight.unit] };
  return undefined;
}

/** What all stones of this kind weigh together, when that was said. */
export function totalCarats(stone: RequestStone): number | undefined {
  if (stone.carat_total !== undefined) return stone.carat_total;
  return stone.carat_each !== undefined && stone.count !== undefined ? stone.carat_each * stone.count : undefined;
}
