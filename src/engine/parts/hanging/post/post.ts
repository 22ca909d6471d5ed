import { clamp } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed } from '../../../mesh/build/build-solid.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { earBacks } from './ear-backs.ts';
import { postRoot, roomBelowMm } from './post-root.ts';

/** A hinge below the post stays so far behind its body that it does not show, within what fingers can open. */
const HINGE_INSIDE_MM = 0.9;
const HINGE_MM = { least: 2.4, most: 4.6 } as const;

/** An ear post, or a clip, straight out of the back, a little above the middle so that the face does not droop. */
export const buildPost: PartBuilder<'post'> = (post, surroundings) => {
  const root = postRoot(surroundings, post.on);
  const { name, draw } = earBacks[post.back];
  const hingeMm = clamp(roomBelowMm(surroundings, post.on, root) - HINGE_INSIDE_MM, HINGE_MM.least, HINGE_MM.most);
  return {
    ...nothing,
    bought: [
      {
        kind: 'post',
        name,
        count: 1,
        solid: placed(draw(post, surroundings.quality, hingeMm), [translation(...root)]),
      },
    ],
    checks: post.back === 'clip' ? [] : diameterFinding(surroundings.id, post.diameterMm),
  };
};

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
