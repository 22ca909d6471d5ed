import { beadDepthsMm } from '#layout/bell/fringe-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { type Level, sphere, turned } from '../../../mesh/build/round-solids.ts';
import { frameAt, multiply } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { fringeEyes, fringeFindings, fringeFrames, hungCopies } from './fringe-eye.ts';

/** Metal beads on rings below the rim of a bell. */
export const buildBeadFringe: PartBuilder<'bead-fringe'> = (fringe, surroundings) => {
  const { quality } = surroundings;
  const frames = fringeFrames(fringe, surroundings);
  if (frames.length === 0) return nothing;
  const { middleMm } = beadDepthsMm(fringe);
  // Turned about z, with what points up there upright below the rim.
  const hangs: CoordinateFrame = frameAt([0, -middleMm, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0]);
  const bead = solid(beadMesh(fringe, quality));
  return {
    ...nothing,
    add: [
      fringeEyes(fringe, frames, surroundings),
      hungCopies(
        bead,
        frames.map((frame) => multiply(frame, hangs)),
        fringe.beadMm,
        fringe,
        surroundings,
      ),
    ],
    checks: fringeFindings(fringe, fringe.beadMm, surroundings),
  };
};

/** The middle of its ball at the origin; a drop is drawn out to a tip above it. */
function beadMesh({ form, beadMm, eyeWireMm }: PartOf<'bead-fringe'>, quality: Quality): TriangleMesh {
  const segments = 2 * quality.beadSegments;
  const radiusMm = beadMm / 2;
  if (form === 'round') return sphere(radiusMm, segments);
  const { middleMm, topMm } = beadDepthsMm({ form, beadMm, eyeWireMm });
  const tipMm = middleMm - topMm;
  const steps = Math.max(4, Math.round(segments / 3));
  const belly = Array.from({ length: steps }, (_, i): Level => {
    const angle = -Math.PI / 2 + ((i + 1) / steps) * (Math.PI / 2 + 0.35);
    return [radiusMm * Math.cos(angle), radiusMm * Math.sin(angle)];
  });
  const [shoulder = radiusMm, fromMm = 0] = belly.at(-1) ?? [];
  const neckMm = Math.min(0.35, 0.4 * shoulder);
  const neck = Array.from({ length: steps }, (_, i): Level => {
    const share = (i + 1) / steps;
    return [neckMm + (shoulder - neckMm) * (1 - share) ** 1.6, fromMm + (tipMm - fromMm) * share];
  });
  return turned([...belly, ...neck], segments, { startTip: [0, 0, -radiusMm] });
}
