import type { RequestField } from './request-field.ts';

/** A value as a request holds it; the measures of one thing are one value. */
export type FactValue = string | number | boolean | readonly number[];

/** One thing that a request says. */
export interface SaidFact {
  readonly field: RequestField;
  /** Where it stands, as evidence names it: `stones[0].gem`, `features[1]`. */
  readonly place: string;
  readonly value: FactValue;
  /** The number of the item or stone that it is about; 0 for all others. */
  readonly index: number;
  /** The words that it came from: [start, end) in the brief; undefined where no words say it. */
  readonly span: readonly [number, number] | undefined;
}

/** What became of a fact in a design. */
export type Verdict =
  /**
   * It is in the design; `inDesign` where the design holds it with a tolerance or in other words, `why` where there is
   * something to be told of it all the same.
   */
  | { readonly state: 'kept'; readonly inDesign?: FactValue; readonly why?: string }
  /** The design has something else in its place. */
  | { readonly state: 'changed'; readonly inDesign: FactValue; readonly why?: string }
  /** The design has nothing of it. */
  | { readonly state: 'notDone'; readonly why: string }
  /** It cannot be decided before this question is answered. */
  | { readonly state: 'asked'; readonly question: string }
  /** No code can see it in a design: somebody has to look, or it is no fact of metal at all. */
  | { readonly state: 'outside'; readonly why: string };

/** A fact of a request with what became of it. */
export type KeptFact = SaidFact & Verdict;
