import type { Point2 } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { checkSignetFace } from '../checks/signet-face-checks.ts';
import { nothing } from '../../part-pieces.ts';
import { signetBody } from './signet-body.ts';
import { faceEdge, signetForm } from './signet-form.ts';

/** Points of the outline that stones and engraving are placed by. */
const OUTLINE_POINTS = 96;

/** The flat face of a signet ring, grown out of the shoulders without a ledge; what is set into it finds a face. */
export const buildSignetFace: PartBuilder<'signet-face'> = (signet, surroundings) => {
  const { quality } = surroundings;
  const band = surroundings.anchor(signet.on, 'band');
  if (!band) return nothing;
  const form = signetForm(signet, band);
  const outline = Array.from(
    { length: OUTLINE_POINTS },
    (_, i): Point2 => faceEdge(form, (2 * Math.PI * i) / OUTLINE_POINTS).point,
  );
  return {
    ...nothing,
    add: [solid(signetBody(form, quality))],
    anchors: [
      {
        kind: 'face',
        frame: translation(0, 0, form.faceZ),
        outline,
        thicknessMm: form.faceZ - form.innerRadiusMm,
        edgeBelowMm: 0,
      },
    ],
    checks: quality.name === 'drag' ? [] : checkSignetFace(signet, form, surroundings.id),
  };
};
