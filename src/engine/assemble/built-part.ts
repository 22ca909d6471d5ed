import type { Part } from '#spec/part-registry.ts';
import type { PartOutput } from '../contract/part-output.ts';

/** One part of a design, built; `serial` is the number of what it gives, the same as long as that does not change. */
export interface BuiltPart {
  readonly id: string;
  readonly part: Part;
  readonly serial: number;
  readonly output: PartOutput;
}
