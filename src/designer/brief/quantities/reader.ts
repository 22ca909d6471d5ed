import type { Atom } from '../parse/atom.ts';
import type { Quantity } from './quantity.ts';

/** The brief as a reader of quantities sees it. */
export interface QuantityView {
  /** As it was typed: capitals tell a country from a pronoun. */
  readonly brief: string;
  readonly atoms: readonly Atom[];
  /** Whether a bangle is mentioned: then "2.6" can be its size. */
  readonly hasBangle: boolean;
  /** Whether a ring is mentioned, or no piece at all: then a letter by itself can be its size. */
  readonly hasRing: boolean;
  /** Whether only pieces other than rings are mentioned: then "size 7" is not a ring size. */
  readonly hasNoRing: boolean;
}

/** A quantity that begins at an atom and the place behind its last atom. */
export interface ReadQuantity {
  readonly measured: Quantity;
  readonly to: number;
}

/** Reads one kind of quantity at a place; undefined when there is none. */
export type QuantityReader = (view: QuantityView, at: number) => ReadQuantity | undefined;
