import type { Part } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import type { PlateMeasures } from '../../proportions/pendant.ts';

/** One element, drawn: its parts and stones, and the part that others hang from. */
export interface DrawnElement {
  readonly parts: Readonly<Record<string, Part>>;
  readonly stones: Readonly<Record<string, Stone>>;
  /** What a bail, a loop or a post is fixed to. */
  readonly body: string;
  readonly measures: PlateMeasures;
}

/** Where a main stone without a size hangs: it is chosen by that. */
export type HangingKind = 'pendant' | 'stud' | 'drop';
