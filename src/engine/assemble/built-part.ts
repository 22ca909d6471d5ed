import type { Part } from '#spec/part-registry.ts';
import type { PartOutput } from '../contract/part-output.ts';

/** One built part of a design; `serial` numbers its output and stays the same while the output does. */
export interface BuiltPart {
  readonly id: string;
  readonly part: Part;
  readonly serial: number;
  readonly output: PartOutput;
}
