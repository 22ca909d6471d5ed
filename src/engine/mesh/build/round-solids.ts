import type { Vector3 } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { loft } from './loft.ts';
import { circleSection } from './paths.ts';

/** One level of a turned shape: radius and height in mm. */
export type Level = readonly [radiusMm: number, z: number];

interface Tips {
  readonly startTip?: Vector3;
  readonly endTip?: Vector3;
}

/** A shape turned on the lathe about z, from its first level to its last; flat ends unless tips are given. */
export function turned(levels: readonly Level[], segments: number, tips: Tips = {}): TriangleMesh {
  const points = new Float64Array(3 * segments * levels.length);
  levels.forEach(([radiusMm, z], level) => {
    const circle = circleSection(radiusMm, segments);
    for (let j = 0; j < segments; j += 1) {
      points.set([circle[2 * j] as number, circle[2 * j + 1] as number, z], 3 * (level * segments + j));
    }
  });
  return loft(points, segments, { loop: false, ...tips });
}

export function cylinder(radiusMm: number, fromZ: number, toZ: number, segments: number): TriangleMesh {
  return frustum(radiusMm, radiusMm, fromZ, toZ, segments);
}

/** A cone without its tip: an azure, a tapered drill. */
export function frustum(
  lowerRadiusMm: number,
  upperRadiusMm: number,
  fromZ: number,
  toZ: number,
  segments: number,
): TriangleMesh {
  return turned(
    [
      [lowerRadiusMm, fromZ],
      [upperRadiusMm, toZ],
    ],
    segments,
  );
}

/** Centred on the origin, poles on z. */
export function sphere(radiusMm: number, segments: number): TriangleMesh {
  const steps = Math.max(2, Math.ceil(segments / 2));
  const levels = Array.from({ length: steps - 1 }, (_, i): Level => {
    const angle = Math.PI * ((i + 1) / steps - 0.5);
    return [radiusMm * Math.cos(angle), radiusMm * Math.sin(angle)];
  });
  return turned(levels.length > 1 ? levels : [...levels, ...levels], segments, {
    startTip: [0, 0, -radiusMm],
    endTip: [0, 0, radiusMm],
  });
}

/** Half an ellipsoid standing on z = 0. */
export function dome(radiusMm: number, heightMm: number, segments: number): TriangleMesh {
  const steps = Math.max(2, Math.ceil(segments / 4));
  return turned(domeLevels(radiusMm, heightMm, steps), segments, { endTip: [0, 0, heightMm] });
}

/** A grain that holds a stone: a dome above z = 0 on a root that goes as deep into the metal as the bead is wide. */
export function bead(radiusMm: number, heightMm: number, segments: number): TriangleMesh {
  const steps = Math.max(2, Math.ceil(segments / 4));
  const levels: Level[] = [[radiusMm, -2 * radiusMm], ...domeLevels(radiusMm, heightMm, steps)];
  return turned(levels, segments, { endTip: [0, 0, heightMm] });
}

function domeLevels(radiusMm: number, heightMm: number, steps: number): Level[] {
  return Array.from({ length: steps }, (_, i): Level => {
    const angle = (Math.PI / 2) * (i / steps);
    return [radiusMm * Math.cos(angle), heightMm * Math.sin(angle)];
  });
}

/** A ring of round wire about z: jump rings, rails. */
export function torus(
  ringRadiusMm: number,
  wireRadiusMm: number,
  ringSegments: number,
  wireSegments: number,
): TriangleMesh {
  const wire = circleSection(wireRadiusMm, wireSegments);
  const points = new Float64Array(3 * ringSegments * wireSegments);
  for (let i = 0; i < ringSegments; i += 1) {
    const angle = (2 * Math.PI * i) / ringSegments;
    for (let j = 0; j < wireSegments; j += 1) {
      const radius = ringRadiusMm + (wire[2 * j] as number);
      const at = 3 * (i * wireSegments + j);
      points[at] = radius * Math.cos(angle);
      points[at + 1] = radius * Math.sin(angle);
      points[at + 2] = wire[2 * j + 1] as number;
    }
  }
  return loft(points, wireSegments, { loop: true });
}
