import { stoneInTurn } from '#spec/in-turn.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { CoordinateFrame } from '../../contract/frame.ts';
import type { PartBuilder } from '../../contract/part-output.ts';
import { placedApart } from '../../mesh/build/build-solid.ts';
import { applyPoint, frameAt, multiply, translation } from '../../mesh/math/frames.ts';
import { nothing } from '../part-pieces.ts';
import { tennisFindings } from './tennis-findings.ts';
import { linkForm, linkProngs, tennisLink } from './tennis-link.ts';

/** Room that the bought clasp closes, in mm. */
const CLASP_MM = 8;

/**
 * A tennis bracelet: equal settings, each hinged to the next, laid as a closed circle with the clasp at the palm side.
 * Links stand on the sides of a regular polygon, so that every hinge pin lies in the eye of its neighbour.
 */
export const buildTennisLine: PartBuilder<'tennis-line'> = (line, surroundings) => {
  const gem = surroundings.gem(line.holds);
  const form = linkForm(line, gem);
  const link = tennisLink(form, gem, surroundings.quality);
  const frames = linkFrames(line, form.pitchMm);
  const seat = translation(0, 0, form.girdleHeightMm);
  const end = applyPoint(frames.at(-1) as CoordinateFrame, [form.pitchMm / 2, 0, 0]);
  return {
    ...nothing,
    add: [placedApart(link, frames)],
    prongs: [placedApart(linkProngs(form, gem, surroundings.quality), frames)],
    stones: frames.map((frame, place) => ({
      stone: stoneInTurn(line, place),
      setting: 'prong' as const,
      at: multiply(frame, seat),
      seated: true as const,
    })),
    anchors: [
      {
        kind: 'loop',
        centre: end,
        normal: [0, 1, 0],
        innerMm: form.eyeInnerMm,
        wireMm: form.eyeWallMm,
      },
      {
        kind: 'gap',
        middle: [0, 0, end[2]],
        lengthMm: 2 * Math.abs(end[0]),
        hingeInnerMm: form.eyeInnerMm,
      },
    ],
    checks: tennisFindings(surroundings.id, line, gem, form),
    bodies: line.count,
  };
};

/** Origins of the links at hinge height: x along the line, y across, z outwards. */
function linkFrames(line: PartOf<'tennis-line'>, pitchMm: number): readonly CoordinateFrame[] {
  const sides = line.count + Math.ceil(CLASP_MM / pitchMm);
  const apothemMm = pitchMm / 2 / Math.tan(Math.PI / sides);
  return Array.from({ length: line.count }, (_, index) => {
    const angle = ((index - (line.count - 1) / 2) * 2 * Math.PI) / sides;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return frameAt([apothemMm * sine, 0, apothemMm * cosine], [cosine, 0, -sine], [0, 1, 0], [sine, 0, cosine]);
  });
}
