import type { PartOf } from '#spec/part-registry.ts';
import { type FacetedCutId, facetedCuts, type StoneSize } from '#spec/tables/cuts.ts';
import { girdleLengthMm, offsetLengthMm } from './outline-length.ts';

type HaloOutline = PartOf<'halo'>['outline'];

/** A cushion is drawn as a superellipse of this exponent. */
const CUSHION_EXPONENT = 3.1;

/** Points for the length of a cushion: a micrometre more or less. */
const POINTS = 64;

/**
 * The outlines that a halo can take around a cut without becoming a washer: a cushion around what is round, a circle
 * around a cushion; everything else is followed.
 */
export function haloOutlineFor(shape: FacetedCutId, wished: HaloOutline): HaloOutline {
  if (wished === 'cushion') return shape === 'round' || shape === 'oval' ? 'cushion' : 'follow';
  if (wished === 'round') return shape === 'cushion' ? 'round' : 'follow';
  return 'follow';
}

/** Length of the line that a halo's stones stand on, by its distance from what it surrounds, in mm. */
export function haloPath(
  shape: FacetedCutId,
  stone: StoneSize,
  outline: HaloOutline,
  wallMm: number,
): (clearMm: number) => number {
  if (outline === 'follow') {
    const girdleMm = girdleLengthMm(shape, stone);
    return (clearMm) => offsetLengthMm(girdleMm, wallMm + clearMm);
  }
  const [a, b] = [stone.widthMm / 2 + wallMm, stone.lengthMm / 2 + wallMm];
  if (outline === 'round') {
    const corner = cushionCornerMm(stone.widthMm) + wallMm;
    return (clearMm) => 2 * Math.PI * (Math.max(a, b, corner) + clearMm);
  }
  // Grows almost evenly with the distance: two lengths tell all the others.
  const [near, far] = [superellipseLength(a, b), superellipseLength(a + 1, b + 1)];
  return (clearMm) => near + (far - near) * clearMm;
}

/** How far a cushion's corner reaches from its middle. */
function cushionCornerMm(widthMm: number): number {
  const radius = (facetedCuts.cushion.outline.cornerRadiusPct ?? 0) / 100;
  return widthMm * ((0.5 - radius) * Math.SQRT2 + radius);
}

function superellipseLength(a: number, b: number): number {
  const power = 2 / CUSHION_EXPONENT;
  let length = 0;
  let [x, y] = [a, 0];
  for (let i = 1; i <= POINTS; i += 1) {
    const angle = ((Math.PI / 2) * i) / POINTS;
    const [nextX, nextY] = [a * Math.cos(angle) ** power, b * Math.sin(angle) ** power];
    length += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return 4 * length;
}
