import type { PartOf } from '#spec/part-registry.ts';
import type { RingLook } from './ring-look.ts';

/** What tells one signet from the next. */
export interface SignetLook {
  readonly shape: PartOf<'signet-face'>['shape'];
  readonly profile: PartOf<'shank'>['profile'];
  /** How much larger than the usual face, in mm. */
  readonly largerMm: number;
  readonly finish: RingLook['finish'];
  /** Shoulders and palm against the usual ones. */
  readonly bandScale?: number;
  /** A stone sunk into the face. */
  readonly set?: boolean;
  readonly milgrain?: boolean;
  /** What is on its face rises little from it. */
  readonly low?: boolean;
}
