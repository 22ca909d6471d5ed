import { DEGREE } from '#shared/units.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import type { BandProfileShape } from '../../ring/shank/band-profile.ts';

/** The ends of a hoop are broken like any edge, so that they neither scratch nor catch hair. */
const BROKEN_MM = 0.2;

/** A length of metal bent round the axis y; angles from +z towards +x. */
export interface MetalArc {
  readonly innerRadiusMm: number;
  readonly thicknessMm: number;
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly shape: BandProfileShape;
  readonly segments: number;
}

/** The metal of a hoop from one end to the other, closed at both, their edges broken. */
export function metalArc(arc: MetalArc, quality: Quality): TriangleMesh {
  const { innerRadiusMm, thicknessMm, fromDeg, toDeg, segments } = arc;
  const brokenMm = Math.min(BROKEN_MM, thicknessMm / 5);
  const brokenDeg = brokenMm / (innerRadiusMm + thicknessMm / 2) / DEGREE;
  const steps = Math.max(2, Math.ceil((quality.bandSegments * (toDeg - fromDeg)) / 360));
  const [first, last] = [fromDeg + brokenDeg, toDeg - brokenDeg];
  const stations = [
    { angleDeg: fromDeg, share: 1 - (2 * brokenMm) / thicknessMm },
    ...Array.from({ length: steps + 1 }, (_, i) => ({ angleDeg: first + ((last - first) * i) / steps, share: 1 })),
    { angleDeg: toDeg, share: 1 - (2 * brokenMm) / thicknessMm },
  ];
  const line = arc.shape.line(segments);
  const points = new Float64Array(3 * segments * stations.length);
  stations.forEach(({ angleDeg, share }, station) => {
    const [sine, cosine] = [Math.sin(angleDeg * DEGREE), Math.cos(angleDeg * DEGREE)];
    for (let j = 0; j < segments; j += 1) {
      const heightMm = thicknessMm / 2 + share * ((line[2 * j] as number) - thicknessMm / 2);
      const radius = innerRadiusMm + heightMm;
      points.set([radius * sine, share * (line[2 * j + 1] as number), radius * cosine], 3 * (station * segments + j));
    }
  });
  return loft(points, segments, { loop: false });
}
