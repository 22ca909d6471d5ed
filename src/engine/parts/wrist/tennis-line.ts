import { stoneInTurn } from '#spec/in-turn.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { CoordinateFrame, Vector3 } from '../../contract/frame.ts';
import type { PartBuilder } from '../../contract/part-output.ts';
import { placedApart } from '../../mesh/build/build-solid.ts';
import { applyPoint, frameAt, multiply, translation } from '../../mesh/math/frames.ts';
import { add, lengthOf, scale, subtract } from '../../mesh/math/vectors.ts';
import { nothing } from '../part-pieces.ts';
import { hingedFrames } from './hinged-frames.ts';
import { tennisFindings } from './tennis-findings.ts';
import { linkForm, linkProngs, tennisLink } from './tennis-link.ts';

/**
 * A line of equal settings, each hinged to the next: a tennis bracelet with the clasp at the palm side, or a rivière
 * with the clasp behind the neck.
 */
export const buildTennisLine: PartBuilder<'tennis-line'> = (line, surroundings) => {
  const gem = surroundings.gem(line.holds);
  const form = linkForm(line, gem);
  const link = tennisLink(form, gem, surroundings.quality);
  const frames = hingedFrames(line, form.pitchMm);
  const seat = translation(0, 0, form.girdleHeightMm);
  const [start, end] = [
    applyPoint(frames[0] as CoordinateFrame, [-form.pitchMm / 2, 0, 0]),
    applyPoint(frames.at(-1) as CoordinateFrame, [form.pitchMm / 2, 0, 0]),
  ];
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
        normal: line.worn === 'neck' ? [0, 0, 1] : [0, 1, 0],
        innerMm: form.eyeInnerMm,
        wireMm: form.eyeWallMm,
      },
      {
        kind: 'gap',
        frame: gapFrame(line.worn, start, end),
        lengthMm: lengthOf(subtract(end, start)),
        hingeInnerMm: form.eyeInnerMm,
      },
    ],
    checks: tennisFindings(surroundings.id, line, gem, form),
    bodies: line.count,
  };
};

/** Where the clasp lies: behind the neck it faces forward as the stones do, below the wrist down. */
function gapFrame(worn: PartOf<'tennis-line'>['worn'], start: Vector3, end: Vector3): CoordinateFrame {
  const middle = scale(add(start, end), 0.5);
  return worn === 'neck'
    ? frameAt(middle, [1, 0, 0], [0, 1, 0], [0, 0, 1])
    : frameAt(middle, [1, 0, 0], [0, -1, 0], [0, 0, -1]);
}
