/** A size as it is written in its system: a number, or letters and fractions ("K½", "2-10"). */
export type SizeValue = number | string;

/** One way of saying how big a ring or a bangle is inside. */
export interface SizeScale {
  /** What a customer calls it. */
  readonly label: string;
  readonly worn: 'finger' | 'wrist';
  /** Which sizes exist, for a message. */
  readonly extent: string;
  /** Reads the size itself, without the system's name: lower case, fractions as `1/2`. Null when it isn't one. */
  readonly read: (text: string) => SizeValue | null;
  /** Inner diameter in mm, unrounded; null when the system has no such size. */
  readonly toDiameterMm: (value: SizeValue) => number | null;
  /** The size nearest to an inner diameter; null when it lies beyond the system. */
  readonly nearest: (diameterMm: number) => SizeValue | null;
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
