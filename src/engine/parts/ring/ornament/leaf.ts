import type { Quality } from '../../../contract/quality.ts';

/** A leaf before it is laid on anything: along its length, across, and up from the surface that it lies on, in mm. */
export interface LeafShape {
  readonly lengthMm: number;
  readonly widthMm: number;
}

/** Thickness of the rim: what a graver leaves standing, and what still casts. */
const RIM_MM = 0.34;

/** Over the width: how deep the blade is dished between rim and rib, and how high the rib stands in it. */
const DISH_RATIO = 0.07;
const RIB_RATIO = 0.2;

/** The leaf is sunk this deep into its host: on a round band its edges still share metal with it. */
const SUNK_MM = 0.35;

/** Points of a cross-section: from rim over rib to rim above, and back below. */
const ABOVE = 11;
const BELOW = 3;

export const LEAF_RING = ABOVE + BELOW;

/** Sections from the stalk to the tip as (along, across, up), ring after ring; widest a little below the middle. */
export function leafRings({ lengthMm, widthMm }: LeafShape, quality: Quality): Float64Array {
  const rings = 2 * quality.pathSegments;
  const points = new Float64Array(3 * LEAF_RING * (rings + 1));
  for (let i = 0; i <= rings; i += 1) {
    const u = i / rings;
    const full = Math.max(0.03, Math.sin(Math.PI * (0.03 + 0.97 * u) ** 0.85) ** 0.9);
    const half = (widthMm / 2) * full;
    for (let k = 0; k < LEAF_RING; k += 1) {
      const above = k < ABOVE;
      // More points towards the rib.
      const even = (2 * k) / (ABOVE - 1) - 1;
      const v = above ? even * (0.35 + 0.65 * Math.abs(even)) : 1 - (2 * (k - ABOVE + 0.5)) / BELOW;
      const up = above ? reliefMm(v, widthMm * Math.sqrt(full)) * (0.4 + 0.6 * full) : -SUNK_MM;
      points.set([u * lengthMm, half * v * (above ? 1 : 0.85), up], 3 * (i * LEAF_RING + k));
    }
  }
  return points;
}

/** Height of the leaf's face: a rim, a blade dished from it, and the rib along the middle. */
function reliefMm(v: number, widthMm: number): number {
  const dish = DISH_RATIO * (1 - v * v);
  const rib = RIB_RATIO * Math.exp(-((v / 0.17) ** 2));
  return RIM_MM + widthMm * (rib - dish);
}
