import type { Trait } from './gathered-stone.ts';

/** Traits that tell how large a stone is. */
export const sizes: readonly Trait['key'][] = [
  'carats',
  'diameter_mm',
  'size_mm',
  'weight',
  'size_mm_min',
  'size_mm_max',
];

/** From these carats on a stone is one to be looked at, not one of many. Trade judgement. */
export const LARGE_FROM_CARATS = 0.3;
