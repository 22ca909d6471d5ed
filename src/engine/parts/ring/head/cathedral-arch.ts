import { clamp, DEGREE } from '#shared/units.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Vector3 } from '../../../contract/frame.ts';

/** One arch: which shoulder it leaves, how wide it is, and where it ends in the head. */
export interface Arch {
  readonly side: 1 | -1;
  readonly widthMm: number;
  /** Height of the section, away from the finger. */
  readonly deepMm: number;
  /** End of the axis, on the +x side. */
  readonly end: { readonly x: number; readonly z: number };
}

/** The arches leave the band here, a third of the way down the shoulder. */
const LEAVES_AT_DEG = 60;

/** How late the arch lifts off: the higher the exponent, the longer it follows the band before it rises. */
const LIFT_EXPONENT = 1.75;

/** The arch begins this deep in the band, over its own height, and comes out of it tangentially. */
const SUNK_RATIO = 0.62;

/** The axis of an arch from the shoulder to the head. */
export function archPath({ side, end, deepMm }: Arch, band: AnchorOf<'band'>, steps: number): Float64Array {
  const endDeg = Math.atan2(end.x, end.z) / DEGREE;
  const endRadius = Math.sqrt(end.x * end.x + end.z * end.z);
  const startDeg = Math.max(LEAVES_AT_DEG, endDeg + 20);
  const path = new Float64Array(3 * (steps + 1));
  for (let i = 0; i <= steps; i += 1) {
    const share = i / steps;
    const angleDeg = startDeg + (endDeg - startDeg) * share;
    const along = band.innerRadiusMm + band.sectionAt(side * angleDeg).thicknessMm - SUNK_RATIO * deepMm;
    const radius = along + (endRadius - along) * share ** LIFT_EXPONENT;
    const point: Vector3 = [side * radius * Math.sin(angleDeg * DEGREE), 0, radius * Math.cos(angleDeg * DEGREE)];
    path.set(point, 3 * i);
  }
  return path;
}

/** A softly squared oval as (across, up) pairs: a little slimmer where it meets the head. */
export function archSection({ widthMm, deepMm }: Arch, along: number, segments: number): Float64Array {
  const section = new Float64Array(2 * segments);
  const half = (widthMm / 2) * (1 - 0.18 * along);
  const high = (deepMm / 2) * (1 - 0.1 * along);
  const power = 2 / 2.6;
  for (let j = 0; j < segments; j += 1) {
    const angle = (2 * Math.PI * j) / segments;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    section[2 * j] = half * Math.sign(c) * Math.abs(c) ** power;
    section[2 * j + 1] = high * Math.sign(s) * Math.abs(s) ** power;
  }
  return section;
}

/** Arches are about as deep as wide, within what casts well and what still looks light. */
export function archDeepMm(widthMm: number): number {
  return clamp(0.8 * widthMm, 0.9, 1.5);
}
