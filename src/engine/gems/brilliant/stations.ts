import type { GirdleStation } from '#layout/girdle/girdle-curve.ts';

/** Stations on a smooth curve, bezel and half facet in turn. */
export function smoothStations(facingDeg: readonly number[]): GirdleStation[] {
  return facingDeg.map((angle) => ({ facingDeg: angle, tipDeg: 0 }));
}

/** The right half, −90° to 90°, of a stone whose lower quarter mirrors the upper one (0° to 90°). */
export function halfOfQuarter(quarter: readonly GirdleStation[]): GirdleStation[] {
  const below = quarter.slice(1).map((station) => ({ ...station, facingDeg: -station.facingDeg }));
  return [...below.toReversed(), ...quarter];
}

/** The whole ring from the right half (−90° to 90°): it starts at +x and ends there, at 360°. */
export function ringOfHalf(right: readonly GirdleStation[]): GirdleStation[] {
  const start = right.findIndex(({ facingDeg }) => facingDeg === 0);
  const left = right.map((station) => ({ ...station, facingDeg: 180 - station.facingDeg })).toReversed();
  const again = right.map((station) => ({ ...station, facingDeg: 360 + station.facingDeg }));
  return [...right.slice(start), ...left.slice(1), ...again.slice(1, start + 1)];
}
