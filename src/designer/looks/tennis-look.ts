import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { RingLook } from './ring-look.ts';

/** The choices that make one line of stones look different from the next. */
export interface TennisLook {
  readonly stoneMm: number;
  readonly gapMm: number;
  readonly shape?: BuiltCutId;
  readonly finish: RingLook['finish'];
}
