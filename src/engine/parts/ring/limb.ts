import type { Vector3 } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { loft } from '../../mesh/loft.ts';
import { add, cross, dot, lengthOf, mix, scale, subtract, unit } from '../../mesh/vectors.ts';

/** One cross-section of a prong, a leg or a strut: an oval across its axis. */
export interface LimbSection {
  readonly centre: Vector3;
  /** Half the thickness, across `along`. */
  readonly thickMm: number;
  /** Half the width, in the direction of `along`. */
  readonly wideMm: number;
}

/**
 * A skin over ovals that lie across their axis.
 * @param along where the width of every oval points, never the direction of the axis itself.
 */
export function limbMesh(
  sections: readonly LimbSection[],
  along: Vector3,
  segments: number,
  endTip?: Vector3,
): TriangleMesh {
  const points = new Float64Array(3 * segments * sections.length);
  sections.forEach(({ centre, thickMm, wideMm }, k) => {
    const before = (sections[Math.max(0, k - 1)] as LimbSection).centre;
    const after = (sections[Math.min(sections.length - 1, k + 1)] as LimbSection).centre;
    const tangent = unit(subtract(after, before));
    const v = unit(subtract(along, scale(tangent, dot(along, tangent))));
    const u = cross(v, tangent);
    for (let j = 0; j < segments; j += 1) {
      const angle = (2 * Math.PI * j) / segments;
      const [a, b] = [thickMm * Math.cos(angle), wideMm * Math.sin(angle)];
      const at = 3 * (k * segments + j);
      points[at] = centre[0] + u[0] * a + v[0] * b;
      points[at + 1] = centre[1] + u[1] * a + v[1] * b;
      points[at + 2] = centre[2] + u[2] * a + v[2] * b;
    }
  });
  return loft(points, segments, endTip ? { loop: false, endTip } : { loop: false });
}

/**
 * The axis from a foot up to where a leg begins, without that beginning: a quadratic curve that leaves the leg in the
 * leg's own direction (`down`, a unit vector) and comes to rest on the foot.
 */
export function footCurve(foot: Vector3, start: Vector3, down: Vector3, steps: number): Vector3[] {
  const span = lengthOf(subtract(foot, start));
  const fall = start[2] - foot[2];
  const handle = add(start, scale(down, Math.min(0.5 * span, (0.75 * fall) / Math.max(0.2, -down[2]))));
  return Array.from({ length: steps }, (_, i) => {
    const t = i / steps;
    return mix(mix(foot, handle, t), mix(handle, start, t), t);
  });
}
