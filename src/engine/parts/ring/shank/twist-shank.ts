import { fingerRadiusMm } from '#spec/pieces/inner-radius.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { checkShank } from '../checks/shank-checks.ts';
import { frameOnHoop, hoopArc } from './hoop.ts';
import { nothing } from '../../part-pieces.ts';
import { type HoopForm, hoopForm } from './shank-form.ts';
import { type TwistForm, twistForm } from './twist-form.ts';

/** Two strands wound around each other over the top, on a plain palm that can be sized. */
export const buildTwistShank: PartBuilder<'twist-shank'> = (shank, surroundings) => {
  const { quality } = surroundings;
  const hoop = hoopForm(shank, fingerRadiusMm(surroundings));
  const twist = twistForm(shank, hoop);
  // A strand turns faster than the band: it takes twice the sections.
  const fine: Quality = {
    ...quality,
    bandSegments: 2 * quality.bandSegments,
    profileSegments: strandSegments(quality),
  };
  const palm = hoopArc(twist.palm, twist.palmFromDeg, 360 - twist.palmFromDeg, quality);
  return {
    ...nothing,
    add: [
      solid(palm),
      ...twist.strands.map((strand) => solid(hoopArc(strand, -twist.strandFromDeg, twist.strandFromDeg, fine))),
    ],
    anchors: [twistAnchor(hoop, twist)],
    checks: quality.name === 'drag' ? [] : checkShank(shank, surroundings.id),
    bodies: 1,
  };
};

/** A strand is about half as wide as its band, and needs an even number of points. */
function strandSegments({ profileSegments }: Quality): number {
  return Math.max(14, 2 * Math.ceil(0.32 * profileSegments));
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
