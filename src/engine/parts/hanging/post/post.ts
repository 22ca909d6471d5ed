import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { placed, solid, union } from '../../../mesh/build/build-solid.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { turned } from '../../../mesh/build/round-solids.ts';
import { nothing } from '../../part-pieces.ts';
import { postRoot } from './post-root.ts';

/** Thickness of an ear lobe with room to breathe: where the nut sits. */
const LOBE_MM = 6;

/** An ear post straight out of the back, a little above the middle so that the face does not droop. */
export const buildPost: PartBuilder<'post'> = (post, surroundings) => {
  const root = postRoot(surroundings, post.on);
  return {
    ...nothing,
    bought: [
      {
        kind: 'post',
        name: 'ear post with nut',
        count: 1,
        solid: placed(postSolid(post.diameterMm, post.lengthMm, surroundings.quality), [translation(...root)]),
      },
    ],
    checks: diameterFinding(surroundings.id, post.diameterMm),
  };
};

/** The wire with its notch and pointed tip, and the nut where the lobe ends; z = 0 is the root, the post runs down. */
function postSolid(diameterMm: number, lengthMm: number, quality: Quality): SolidRecipe {
  const r = diameterMm / 2;
  const notch = -lengthMm + 1.75;
  const wire = turned(
    [
      [r * 0.25, -lengthMm],
      [r, -lengthMm + r * 1.2],
      [r, notch - 0.25],
      [r * 0.82, notch],
      [r, notch + 0.25],
      [r, 0],
    ],
    quality.wireSegments,
  );
  const nut = turned(
    [
      [0.9, -LOBE_MM - 1.5],
      [2.2, -LOBE_MM - 1.2],
      [2.5, -LOBE_MM - 0.5],
      [2.2, -LOBE_MM - 0.1],
      [0.9, -LOBE_MM],
    ],
    quality.seatSegments,
  );
  return union(solid(wire), solid(nut));
}

function diameterFinding(id: string, diameterMm: number): readonly Finding[] {
  const least = makingRules.earring.postMinMm;
  if (diameterMm >= least.limit) return [];
  return [
    {
      rule: 'post.diameter',
      severity: 'error',
      part: id,
      parameter: 'diameterMm',
      value: diameterMm,
      limit: least.limit,
      unit: 'mm',
      message: `An ear post of ${diameterMm} mm bends.`,
      remedy: `Use ${makingRules.earring.postMm.limit} mm wire.`,
      patch: [{ op: 'replace', path: `/parts/${id}/diameterMm`, value: makingRules.earring.postMm.limit }],
      source: least.source,
    },
  ];
}
