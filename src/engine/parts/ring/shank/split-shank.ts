import { fingerRadiusMm } from '#spec/pieces/inner-radius.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { frameAt, identity } from '../../../mesh/math/frames.ts';
import { checkShank } from '../checks/shank-checks.ts';
import { checkSplitShank } from '../checks/split-shank-checks.ts';
import { frameOnHoop, hoopArc } from './hoop.ts';
import { nothing } from '../../part-pieces.ts';
import { type SplitForm, splitForm } from './split-form.ts';

/** The other half: turned about the head, which is its mirror image since both sides of the ring are alike. */
const OTHER_HALF = frameAt([0, 0, 0], [-1, 0, 0], [0, -1, 0], [0, 0, 1]);

/** A shank that divides into two branches on both shoulders; the branches run on under the head. */
export const buildSplitShank: PartBuilder<'split-shank'> = (shank, surroundings) => {
  const { quality } = surroundings;
  const form = splitForm(shank, fingerRadiusMm(surroundings));
  const stem = hoopArc(form.stem, form.stemFromDeg, 360 - form.stemFromDeg, quality);
  const half = hoopArc(form.half, -form.halfFromDeg, form.halfFromDeg, quality);
  return {
    ...nothing,
    add: [solid(stem), placed(solid(half), [identity, OTHER_HALF])],
    anchors: [splitAnchor(form)],
    checks:
      quality.name === 'drag'
        ? []
        : [...checkShank(shank, surroundings.id), ...checkSplitShank(shank, surroundings.id)],
    bodies: 1,
  };
};

/**
 * Heights are 0 in the opening between the branches, so that a part that stands there looks for the branch beside it.
 */
function splitAnchor(form: SplitForm): AnchorOf<'band'> {
  const { innerRadiusMm } = form.stem;
  return {
    kind: 'band',
    innerRadiusMm,
    sectionAt: (angleDeg) => {
      const across = form.heightAt(angleDeg, 0) > 0 ? 0 : form.middleAt(angleDeg);
      const thicknessMm = form.heightAt(angleDeg, across);
      return {
        frame: frameOnHoop(angleDeg, innerRadiusMm + thicknessMm),
        widthMm: form.widthAt(angleDeg),
        thicknessMm,
        heightAt: (acrossMm) => form.heightAt(angleDeg, acrossMm),
      };
    },
  };
}
