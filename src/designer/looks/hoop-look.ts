import type { PartOf } from '#spec/part-registry.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { RingLook } from './ring-look.ts';

/** What tells one hoop earring from the next. */
export interface HoopLook {
  readonly section: PartOf<'hoop'>['section'];
  /** Width of the metal over the usual one of a round hoop, and diameter over the usual one where none was said. */
  readonly scale: number;
  readonly around?: number;
  /** Wound of three strands, and how steeply. */
  readonly twist?: 'usual' | 'long' | 'tight';
  readonly finish: RingLook['finish'];
  readonly milgrain?: boolean;
  /** How stones are set down its front; none without. */
  readonly set?: HoopSetting;
}

/** A row over an arc of the front, stones sunk into it, or collars on it. */
export interface HoopSetting {
  readonly as: PartOf<'eternity-row'>['setting'] | 'flush' | 'bezel';
  readonly stoneMm: number;
  readonly arcDeg: number;
  readonly shape?: BuiltCutId;
}
