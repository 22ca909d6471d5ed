import type { BoughtPartKind } from '../parts/bought-parts.ts';
import { pieceKinds } from './registry.ts';

/** The metal of a piece as it goes over the counter, in grams; both pieces of a pair. */
export interface NetMetal {
  /** What the trade calls the net weight: all metal of the piece, posts, hooks and clasps too, without stones. */
  readonly netMetalGrams: number;
  /** The chain that is sold beside a piece that hangs on one, in no weight of the piece; 0 where it needs none. */
  readonly chainGrams: number;
}

/**
 * The net weight of a piece: what a client says of its weight is said of this, and told of it.
 * A pendant is weighed without its chain, which has a weight of its own on the bill (how Indian and western shops sell
 * both; decision of 23 November 2026 on net weights).
 * @param finishedMetalGrams what is left of the casting after filing and polishing
 * @param bought what is bought for it, in its own alloy
 */
export function netMetal(
  kind: keyof typeof pieceKinds,
  finishedMetalGrams: number,
  bought: readonly { readonly kind: BoughtPartKind; readonly grams: number }[],
): NetMetal {
  const isBeside = (part: BoughtPartKind): boolean => pieceKinds[kind].onBoughtChain && carriers.has(part);
  const sum = (beside: boolean): number =>
    bought.reduce((grams, part) => (isBeside(part.kind) === beside ? grams + part.grams : grams), 0);
  return { netMetalGrams: finishedMetalGrams + sum(false), chainGrams: sum(true) };
}

/** What a pendant hangs on, and what closes that. */
const carriers: ReadonlySet<BoughtPartKind> = new Set(['chain', 'clasp']);
