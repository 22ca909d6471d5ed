import type { DesignSpec } from '../design-spec.ts';
import type { Exchange } from '../workshop/exchange.ts';

/** The stones of one kind in a design, as the stone list has them. */
export interface AppraisedStones {
  /** Id of the stone in the spec. */
  readonly stoneId: string;
  readonly count: number;
  readonly caratsEach: number;
  readonly caratsTotal: number;
}

/**
 * A design with its carats, grams, price and size, estimated before it is built or from its sheet, to be held against
 * what was said. Both pieces of a pair count.
 */
export interface Appraisal {
  readonly spec: Pick<DesignSpec, 'kind' | 'metal' | 'size' | 'stones' | 'parts'>;
  readonly stones: readonly AppraisedStones[];
  /** All metal that the piece is sold with, bought parts too; a pendant without its chain. */
  readonly netMetalGrams: number;
  readonly price: { readonly amount: number; readonly currency: string };
  /** The shop's rates, for a budget in another currency. */
  readonly exchange?: Exchange;
  /** Outside size of the built piece, x × y × z in mm; left out while nothing is built. */
  readonly outsideMm?: readonly [number, number, number];
}
