import type { Vector3 } from '../../../contract/frame.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { wireSection } from '../../../mesh/build/paths.ts';
import { add, cross, dot, lengthOf, mix, scale, subtract, unit } from '../../../mesh/math/vectors.ts';

/** One cross-section of a prong, a leg or a strut: an oval across its axis. */
export interface LimbSection {
  readonly centre: Vector3;
  /** Half the thickness, across `along`. */
  readonly thickMm: number;
  /** Half the width, in the direction of `along`. */
  readonly wideMm: number;
  /** Direction of the thickness where it is not simply across the axis: sections of a fold fan out. */
  readonly across?: Vector3;
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
  const round = wireSection(1, segments);
  sections.forEach(({ centre, thickMm, wideMm, across }, k) => {
    const before = (sections[Math.max(0, k - 1)] as LimbSection).centre;
    const after = (sections[Math.min(sections.length - 1, k + 1)] as LimbSection).centre;
    const tangent = unit(subtract(after, before));
    const v = unit(subtract(along, scale(tangent, dot(along, tangent))));
    const u = across ?? cross(v, tangent);
    for (let j = 0; j < segments; j += 1) {
      const [a, b] = [thickMm * (round[2 * j] as number), wideMm * (round[2 * j + 1] as number)];
      const at = 3 * (k * segments + j);
      points[at] = centre[0] + u[0] * a + v[0] * b;
      points[at + 1] = centre[1] + u[1] * a + v[1] * b;
      points[at + 2] = centre[2] + u[2] * a + v[2] * b;
    }
  });
  return loft(points, segments, endTip ? { loop: false, endTip } : { loop: false });
}

/**
 * The axis from a foot around the bend to the leg, without its last point. Foot and leg would meet at `corner` if they
 * were straight; the bend takes the same length from both, up to `bendMm`, so that it is as wide as there is room.
 * @param up a point on the leg above the corner; the axis ends on the way there.
 */
export function footCurve(foot: Vector3, corner: Vector3, up: Vector3, bendMm: number, steps: number): FootCurve {
  const below = subtract(foot, corner);
  const above = subtract(up, corner);
  const reach = Math.min(bendMm, 0.8 * lengthOf(below), 0.9 * lengthOf(above));
  const from = add(corner, scale(unit(below), reach));
  const start = add(corner, scale(unit(above), reach));
  const points: Vector3[] = [foot];
  for (let i = 0; i < steps; i += 1) {
    const t = i / steps;
    points.push(mix(mix(from, corner, t), mix(corner, start, t), t));
  }
  return { points, start, radiusMm: tightest(unit(below), unit(above), reach) };
}

export interface FootCurve {
  readonly points: readonly Vector3[];
  readonly start: Vector3;
  /** The bend's tightest radius: a limb that is thicker than this would fold into itself. */
  readonly radiusMm: number;
}

/** Least radius of a quadratic curve between two equal arms: arm × cos² / sin of half the turn. */
function tightest(below: Vector3, above: Vector3, armMm: number): number {
  const halfTurn = (Math.PI - Math.acos(Math.max(-1, Math.min(1, dot(below, above))))) / 2;
  return (armMm * Math.cos(halfTurn) ** 2) / Math.max(1e-6, Math.sin(halfTurn));
}
