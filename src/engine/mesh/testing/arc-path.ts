import { DEGREE } from '#shared/units.ts';
import type { Vector3 } from '../../contract/frame.ts';
import { add, scale } from '../math/vectors.ts';

interface Arc {
  readonly centre: Vector3;
  /** Where the angle 0 lies. */
  readonly x: Vector3;
  /** Where the angle 90° lies. */
  readonly y: Vector3;
  readonly radiusMm: number;
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly segments: number;
}

/** Points x, y, z along an arc, both ends included; a full turn leaves out the last point, ready for a closed sweep. */
export function arcPath(arc: Arc): Float64Array {
  const full = Math.abs(Math.abs(arc.toDeg - arc.fromDeg) - 360) < 1e-9;
  const count = full ? arc.segments : arc.segments + 1;
  const path = new Float64Array(3 * count);
  for (let i = 0; i < count; i += 1) {
    const angle = (arc.fromDeg + ((arc.toDeg - arc.fromDeg) * i) / arc.segments) * DEGREE;
    const [c, s] = [arc.radiusMm * Math.cos(angle), arc.radiusMm * Math.sin(angle)];
    path.set(add(arc.centre, add(scale(arc.x, c), scale(arc.y, s))), 3 * i);
  }
  return path;
}
