import { roundToMicrometre } from '#shared/units.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import { besideProngMm, type ProngInHalo } from './prong-in-halo.ts';

/** Two small stones never stand closer, even to make room for a prong. */
const LEAST_GAP_MM = tasteRules.haloGap.least;

/** Closer than this, stones touch when they are set: then a gap behind a prong is no use. */
const TOUCHING_MM = 0.05;

/** A halo is uneven when the stones of one stretch stand this much closer than those of another. */
const UNEVEN_RATIO = 1.17;

/** Lengths from one prong to the next, in the order in which the prongs are met. */
export function stretchesBetween(prongsAtMm: readonly number[], lengthMm: number): readonly number[] {
  if (prongsAtMm.length === 1) return [lengthMm];
  return prongsAtMm.map((at, i) => {
    const length = (prongsAtMm[(i + 1) % prongsAtMm.length] as number) - at;
    const wrapped = length - lengthMm * Math.floor(length / lengthMm);
    return wrapped === 0 ? lengthMm : wrapped;
  });
}

/**
 * How the stones of a halo share the stretches between its prongs; undefined when no prong passes, when some prong would
 * stand before a stone, or when one stretch would look closer than another.
 */
export function haloShares(
  stretchesMm: readonly number[],
  lengthMm: number,
  count: number,
  stoneMm: number,
): readonly number[] | undefined {
  // Rounded first: a half must fall the same way on every machine.
  const shares = stretchesMm.map((stretch) => Math.round(roundToMicrometre((count * stretch) / lengthMm)));
  const given = shares.reduce((sum, stones) => sum + stones, 0);
  return shares.length > 0 && given === count && areEven(stretchesMm, shares, stoneMm) ? shares : undefined;
}

function areEven(stretchesMm: readonly number[], shares: readonly number[], stoneMm: number): boolean {
  const pitches = pitchesOf(stretchesMm, shares);
  const tightest = Math.min(...pitches);
  return tightest >= stoneMm + TOUCHING_MM && Math.max(...pitches) <= UNEVEN_RATIO * tightest;
}

/** The widest pitch of a stretch over the tightest. */
export function unevenness(stretchesMm: readonly number[], shares: readonly number[]): number {
  const pitches = pitchesOf(stretchesMm, shares);
  return pitches.length === 0 ? 1 : Math.max(...pitches) / Math.min(...pitches);
}

function pitchesOf(stretchesMm: readonly number[], shares: readonly number[]): readonly number[] {
  return stretchesMm.map((stretch, i) => (shares[i] === 0 ? Infinity : stretch / (shares[i] as number)));
}

/** From a prong to the middle of the stone beside it: half an even step, or as much as the prong needs. */
export function firstStoneMm(
  prong: Pick<ProngInHalo, 'girth' | 'insideMm'>,
  stretchMm: number,
  stones: number,
  stoneMm: number,
): number {
  const even = stretchMm / (2 * stones);
  if (stones < 2) return even;
  const widest = (stretchMm - (stones - 1) * (stoneMm + LEAST_GAP_MM)) / 2;
  return Math.max(even, Math.min(widest, besideProngMm(prong, stoneMm)));
}
