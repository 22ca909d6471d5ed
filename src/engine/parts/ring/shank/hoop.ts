import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { frameAt } from '../../../mesh/math/frames.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { directionsAt, type HoopForm } from './shank-form.ts';

/** The whole hoop as a skin over its sections. */
export function hoopMesh(form: HoopForm, quality: Quality): TriangleMesh {
  const angles = Array.from({ length: quality.bandSegments }, (_, i) => (360 * i) / quality.bandSegments);
  return skinOver(form, angles, quality.profileSegments, true);
}

/** Part of a hoop between two angles (through the palm when `from` < `to` and `to` > 180), closed at both ends. */
export function hoopArc(form: HoopForm, fromDeg: number, toDeg: number, quality: Quality): TriangleMesh {
  const steps = Math.max(6, Math.ceil((quality.bandSegments * Math.abs(toDeg - fromDeg)) / 360));
  const angles = Array.from({ length: steps + 1 }, (_, i) => fromDeg + ((toDeg - fromDeg) * i) / steps);
  return skinOver(form, angles, quality.profileSegments, false);
}

function skinOver(form: HoopForm, anglesDeg: readonly number[], segments: number, loop: boolean): TriangleMesh {
  const points = new Float64Array(3 * segments * anglesDeg.length);
  anglesDeg.forEach((angleDeg, station) => {
    const line = form.profileAt(angleDeg).line(segments);
    const { sine, cosine } = directionsAt(angleDeg);
    const across = form.acrossAt?.(angleDeg) ?? 0;
    const inner = form.innerRadiusMm + (form.liftAt?.(angleDeg) ?? 0);
    for (let j = 0; j < segments; j += 1) {
      const radius = inner + (line[2 * j] as number);
      const at = 3 * (station * segments + j);
      points[at] = radius * sine;
      points[at + 1] = across + (line[2 * j + 1] as number);
      points[at + 2] = radius * cosine;
    }
  });
  return loft(points, segments, { loop });
}

/** A place on the hoop: x around the finger, y along it, z outwards; `radiusMm` from the middle of the finger. */
export function frameOnHoop(angleDeg: number, radiusMm: number, acrossMm = 0): CoordinateFrame {
  const { sine, cosine } = directionsAt(angleDeg);
  return frameAt([radiusMm * sine, acrossMm, radiusMm * cosine], [cosine, 0, -sine], [0, 1, 0], [sine, 0, cosine]);
}

/** What a hoop offers to the parts that stand on it. */
export function bandAnchor(form: HoopForm): AnchorOf<'band'> {
  return {
    kind: 'band',
    innerRadiusMm: form.innerRadiusMm,
    sectionAt: (angleDeg) => {
      const profile = form.profileAt(angleDeg);
      const thicknessMm = form.thicknessAt(angleDeg);
      return {
        frame: frameOnHoop(angleDeg, form.innerRadiusMm + thicknessMm),
        widthMm: form.widthAt(angleDeg),
        thicknessMm,
        heightAt: profile.heightAt,
      };
    },
  };
}
