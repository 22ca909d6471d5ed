import { DEGREE } from '#shared/units.ts';
import type { Dome } from '../../contract/gem.ts';

/** A dome that is drawn out in height. */
export function stretchDome({ middleZMm, semiAxesMm: [x, y, z] }: Dome, heightFactor: number): Dome {
  return { middleZMm: heightFactor * middleZMm, semiAxesMm: [x, y, heightFactor * z] };
}

/**
 * Height of a dome over the girdle plane, that far in from its edge; measured across the stone, where it is steepest.
 * @param insetMm from 0 at the edge to half the width in the middle
 */
export function domeHeightAt({ middleZMm, semiAxesMm: [halfWidthMm, , riseMm] }: Dome, insetMm: number): number {
  const out = 1 - Math.min(1, insetMm / halfWidthMm);
  return middleZMm + riseMm * Math.sqrt(1 - out * out);
}

/** How far in from its edge a dome has climbed a share of its rise. */
export function domeInsetAt({ semiAxesMm: [halfWidthMm] }: Dome, climbShare: number): number {
  return halfWidthMm * (1 - Math.sqrt(1 - climbShare * climbShare));
}

/** Angles above the girdle at which a dome is divided, from the girdle up, without the top. */
export function domeAnglesDeg(stepsToTop: number): readonly number[] {
  return Array.from({ length: stepsToTop }, (_, i) => (90 * i) / stepsToTop);
}

/** A ring of the dome at an angle above its girdle: how much of the outline is left, and its height. */
export function domeRing({ middleZMm, semiAxesMm }: Dome, angleDeg: number): readonly [share: number, zMm: number] {
  return [Math.cos(angleDeg * DEGREE), middleZMm + semiAxesMm[2] * Math.sin(angleDeg * DEGREE)];
}
