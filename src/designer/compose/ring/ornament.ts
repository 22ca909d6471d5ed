import { clamp, roundToStep } from '#shared/units.ts';
import type { Part } from '#spec/part-registry.ts';
import { cathedralRiseMm, type ShankMeasures } from '../../proportions/ring/ring.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** Arches and leaves over the width of the shoulder that they rise from. */
const ON_SHOULDER_RATIO = 0.7;

/** A leaf is a little more than twice as long as it is wide. */
const LEAF_RATIO = 2.2;

/** Beads along the edges of a band (design language: 0.25 to 0.8). */
const MILGRAIN_MM = 0.4;

/** The ornament of a shank: arches, leaves, beaded edges. @param archesMm what arches rise to, above the finger */
export function ornamentParts(look: RingLook, archesMm: number, shank: ShankMeasures): Readonly<Record<string, Part>> {
  const parts: Record<string, Part> = {};
  const rise = look.cathedral ? cathedralRiseMm(archesMm, shank.shoulderThicknessMm) : undefined;
  if (rise !== undefined) {
    const widthMm = roundToStep(clamp(ON_SHOULDER_RATIO * shank.shoulderWidthMm, 1.2, 2.2), 0.1);
    parts['cathedral'] = { kind: 'cathedral', on: 'shank', meets: 'head', riseMm: rise, widthMm };
  }
  if (look.milgrain) parts['milgrain'] = { kind: 'milgrain', on: 'shank', beadMm: MILGRAIN_MM };
  if (look.leaves) parts['leaves'] = leaves(shank.shoulderWidthMm, 3);
  return parts;
}

/** Leaves that fit a band, so many on each side. */
export function leaves(bandWidthMm: number, pairs: number): Part {
  const leafWidthMm = roundToStep(clamp(ON_SHOULDER_RATIO * bandWidthMm, 1.2, 2.6), 0.1);
  const leafLengthMm = roundToStep(LEAF_RATIO * leafWidthMm, 0.1);
  return { kind: 'leaf-shoulders', on: 'shank', pairs, leafLengthMm, leafWidthMm };
}
