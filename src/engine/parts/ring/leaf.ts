import type { Quality } from '../../contract/quality.ts';

/** A leaf before it is laid on anything: along its length, across, and up from the surface that it lies on, in mm. */
export interface LeafShape {
  readonly lengthMm: number;
  readonly widthMm: number;
}

/** Thickness at the rim and height of the mid-rib over it: what a graver leaves standing. */
const RIM_MM = 0.2;
const RIB_RATIO = 0.2;

/** The leaf is sunk so deep into its host (making rules: at least 0.15 mm of shared metal). */
const SUNK_MM = 0.35;

/** Points of a cross-section: rim to rib to rim above, and back below. */
const ABOVE = 7;
const BELOW = 3;

export const LEAF_RING = ABOVE + BELOW;

/** Sections from the stalk to the tip as (along, across, up), ring after ring; widest a little below the middle. */
export function leafRings({ lengthMm, widthMm }: LeafShape, quality: Quality): Float64Array {
  const rings = Math.max(6, quality.pathSegments);
  const points = new Float64Array(3 * LEAF_RING * (rings + 1));
  for (let i = 0; i <= rings; i += 1) {
    const u = i / rings;
    const full = Math.max(0.04, Math.sin(Math.PI * (0.04 + 0.96 * u) ** 0.82) ** 0.85);
    const half = (widthMm / 2) * full;
    const rib = RIB_RATIO * widthMm * Math.sqrt(full);
    const rim = RIM_MM * (0.4 + 0.6 * full);
    for (let k = 0; k < LEAF_RING; k += 1) {
      const above = k < ABOVE;
      const v = above ? (2 * k) / (ABOVE - 1) - 1 : 1 - (2 * (k - ABOVE + 0.5)) / BELOW;
      const hollow = 1 - Math.abs(v);
      const up = above ? rim + rib * hollow ** 1.6 : -SUNK_MM;
      points.set([u * lengthMm, half * v * (above ? 1 : 0.85), up], 3 * (i * LEAF_RING + k));
    }
  }
  return points;
}
