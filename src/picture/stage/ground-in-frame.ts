import { add, scale } from '#engine/mesh/math/vectors.ts';
import type { FloorArea } from '../light/shadow-map.ts';
import type { Lens } from './lens.ts';

/** The margin for shadows from beside the frame, and the farthest ground that gets any (mm). */
const MARGIN_MM = 12;
const FAR_MM = 400;

/** The part of the floor that the frame shows, with a margin. */
export function groundInFrame(lens: Lens, groundZ: number): FloorArea {
  const half = lens.halfHeightMm / lens.distanceMm;
  const area = { left: FAR_MM, right: -FAR_MM, front: FAR_MM, back: -FAR_MM };
  for (const across of [-half * lens.aspect, half * lens.aspect]) {
    for (const upwards of [-half, half]) {
      const ray = add(lens.forward, add(scale(lens.right, across), scale(lens.up, upwards)));
      const reach = ray[2] < 0 ? (groundZ - lens.eye[2]) / ray[2] : Number.POSITIVE_INFINITY;
      const x = Math.min(FAR_MM, Math.max(-FAR_MM, lens.eye[0] + ray[0] * Math.min(reach, 1e4)));
      const y = Math.min(FAR_MM, Math.max(-FAR_MM, lens.eye[1] + ray[1] * Math.min(reach, 1e4)));
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x);
      area.front = Math.min(area.front, y);
      area.back = Math.max(area.back, y);
    }
  }
  return {
    left: area.left - MARGIN_MM,
    right: area.right + MARGIN_MM,
    front: area.front - MARGIN_MM,
    back: area.back + MARGIN_MM,
  };
}
