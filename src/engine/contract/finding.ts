import type { SpecPatch } from '#spec/edit.ts';

/** An error refuses an export; warnings and notes are shown and refuse nothing. */
export type Severity = 'error' | 'warning' | 'note';

/** The result of one rule of making or of taste on one part. */
export interface Finding {
  /** Stable id of the rule, e.g. `wall.minimum`, `prong.diameter`, `taste.head-foot-inside-band`. */
  readonly rule: string;
  readonly severity: Severity;
  /** Id of the part in the spec; empty for the whole piece. */
  readonly part: string;
  /** Field of the part, or the measured quantity. */
  readonly parameter: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  /** In the words of the trade: what is wrong. */
  readonly message: string;
  /** What to do, in words. */
  readonly remedy: string;
  /** The remedy as a patch, when one change is enough. */
  readonly patch?: SpecPatch;
  /** Where the limit comes from: who published it, or the rule of taste in words. The screen shows it. */
  readonly source: string;
}
