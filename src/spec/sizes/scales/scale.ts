import { roundToStep } from '#shared/units.ts';

/** A size as it is written in its system: a number, or letters and fractions ("K½", "2-10"). */
export type SizeValue = number | string;

/** One way of saying how big a ring or a bangle is inside. */
export interface SizeScale {
  /** What a customer calls it. */
  readonly label: string;
  /** How it is said before a size: "Indian size 14", "bangle 2-6". */
  readonly adjective: string;
  readonly worn: 'finger' | 'wrist';
  /** Which sizes exist, for a message. */
  readonly extent: string;
  /** Reads the size itself, without the system's name: lower case, fractions as `1/2`. Null when it isn't one. */
  readonly read: (text: string) => SizeValue | null;
  /** Inner diameter in mm, unrounded; null when the system has no such size. */
  readonly toDiameterMm: (value: SizeValue) => number | null;
  /** Existing sizes on either side of one that does not exist, the nearer first; none when it is nothing like a size here. */
  readonly near: (value: SizeValue) => readonly SizeValue[];
  /** The size nearest to an inner diameter; null when it lies beyond the system. */
  readonly nearest: (diameterMm: number) => SizeValue | null;
}

/** The steps of an even scale on either side of a number, the nearer first; its end for a number beyond it. */
export function stepsBeside(value: SizeValue, from: number, to: number, step: number): readonly number[] {
  if (typeof value !== 'number' || Number.isNaN(value)) return [];
  if (value <= from) return [from];
  if (value >= to) return [to];
  const below = roundToStep(Math.floor(value / step + 1e-9) * step, step);
  const above = roundToStep(below + step, step);
  return value - below <= above - value ? [below, above] : [above, below];
}

const NUMBER = /^(\d+(?:\.\d+)?)(?:[\s-]+(\d)\/(\d))?$/;
const FRACTION = /^(\d)\/(\d)$/;

/** "6.5", "6 1/2" and "1/4" as a number; null for anything else. */
export function readNumber(text: string): number | null {
  const fraction = FRACTION.exec(text);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const number = NUMBER.exec(text);
  if (!number) return null;
  const [, whole, top, bottom] = number;
  return Number(whole) + (top === undefined ? 0 : Number(top) / Number(bottom));
}
