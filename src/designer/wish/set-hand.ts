import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { Role } from '../proposal.ts';

/** How large the motif of a piece of a set is: the side of a square as large. */
export interface SetMotif {
  readonly mm: number;
  /** The first piece of the set has it in this size; of that piece itself it is only the usual one. */
  readonly isExact: boolean;
}

/** What a piece has from a design of the first piece of its set. */
export interface SetHand {
  readonly cut?: BuiltCutId;
  readonly motifMm?: number;
}

/** The same by the role that both designs play. */
export type SetHands = Readonly<Partial<Record<Role, SetHand>>>;
