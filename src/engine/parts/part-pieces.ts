import type { PartOutput } from '../contract/part-output.ts';

/** A part that gives nothing; builders spread it and say what they do give. */
export const nothing: PartOutput = {
  add: [],
  claws: [],
  prongs: [],
  cut: [],
  stones: [],
  bought: [],
  anchors: [],
  checks: [],
  bodies: 0,
  carries: [],
};
