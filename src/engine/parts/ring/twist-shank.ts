import type { AnchorOf } from '../../contract/anchor.ts';
import type { PartBuilder } from '../../contract/part-output.ts';
import type { Quality } from '../../contract/quality.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { solid } from '../../mesh/build-solid.ts';
import { circleSection } from '../../mesh/paths.ts';
import { sweep } from '../../mesh/sweep.ts';
import { checkShank } from './checks/shank-checks.ts';
import { frameOnHoop, hoopArc } from './hoop.ts';
import { nothing } from '../part-pieces.ts';
import { directionsAt, fingerRadiusMm, type HoopForm, hoopForm } from './shank-form.ts';
import { type TwistForm, twistForm } from './twist-form.ts';

/** Two strands wound around each other over the top, on a plain palm that can be sized. */
export const buildTwistShank: PartBuilder<'twist-shank'> = (shank, surroundings) => {
  const { quality } = surroundings;
  const hoop = hoopForm(shank, fingerRadiusMm(surroundings));
  const twist = twistForm(shank, hoop);
  const palm = hoopArc(twist.palm, twist.palmFromDeg, 360 - twist.palmFromDeg, quality);
  return {
    ...nothing,
    add: [solid(palm), solid(strandMesh(twist, 1, quality)), solid(strandMesh(twist, -1, quality))],
    anchors: [twistAnchor(hoop, twist)],
    checks: quality.name === 'drag' ? [] : checkShank(shank, surroundings.id),
    bodies: 1,
  };
};

function strandMesh(twist: TwistForm, side: 1 | -1, quality: Quality): TriangleMesh {
  const reach = twist.fromDeg;
  const steps = Math.max(24, Math.ceil((quality.bandSegments * 2 * reach) / 360) * 2);
  const path = new Float64Array(3 * (steps + 1));
  const radii = new Float64Array(steps + 1);
  for (let i = 0; i <= steps; i += 1) {
    const angleDeg = -reach + (2 * reach * i) / steps;
    const { radiusMm, acrossMm } = twist.axisAt(angleDeg, side);
    const { sine, cosine } = directionsAt(angleDeg);
    path.set([radiusMm * sine, acrossMm, radiusMm * cosine], 3 * i);
    radii[i] = twist.strandRadiusAt(angleDeg);
  }
  return sweep(path, {
    closed: false,
    up: [0, 1, 0],
    section: (index) => circleSection(radii[index] as number, Math.max(8, quality.wireSegments)),
    ends: 'dome',
  });
}

/** Over the twist the surface is taken as the smooth oval that the strands turn in. */
function twistAnchor(hoop: HoopForm, twist: TwistForm): AnchorOf<'band'> {
  const { innerRadiusMm } = hoop;
  return {
    kind: 'band',
    innerRadiusMm,
    sectionAt: (angleDeg) => {
      const widthMm = hoop.widthAt(angleDeg);
      const thicknessMm = hoop.thicknessAt(angleDeg);
      const twisted = twist.isTwisted(angleDeg);
      const half = widthMm / 2;
      return {
        frame: frameOnHoop(angleDeg, innerRadiusMm + thicknessMm),
        widthMm,
        thicknessMm,
        heightAt: twisted
          ? (across) => (Math.abs(across) >= half ? 0 : (thicknessMm / 2) * (1 + Math.sqrt(1 - (across / half) ** 2)))
          : hoop.profileAt(angleDeg).heightAt,
      };
    },
  };
}
