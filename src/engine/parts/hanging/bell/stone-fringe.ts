import { pinDepthsMm } from '#layout/bell/fringe-form.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed } from '../../../mesh/build/build-solid.ts';
import { frameAt, multiply, translation } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { headPinSolid, middleOfBead } from './head-pin.ts';
import { fringeEyes, fringeFindings, fringeFrames } from './fringe-eye.ts';

/** What is turned about z stands upright. */
const UPRIGHT: CoordinateFrame = frameAt([0, 0, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0]);

/** Pearls or stone beads on head pins that swing in rings below the rim of a bell. */
export const buildStoneFringe: PartBuilder<'stone-fringe'> = (fringe, surroundings) => {
  const { quality } = surroundings;
  const gem = surroundings.gem(fringe.holds);
  const frames = fringeFrames(fringe, surroundings);
  if (frames.length === 0) return nothing;
  const { loopMm, middleMm, stoneTopMm, bottomMm } = pinDepthsMm(fringe, gem.widthMm);
  const pin = headPinSolid({ loopMm, stoneTopMm, bottomMm, stoneMm: gem.widthMm }, quality);
  const seat = multiply(translation(0, -middleMm - middleOfBead(gem), 0), UPRIGHT);
  return {
    ...nothing,
    add: [fringeEyes(fringe, frames, surroundings)],
    stones: frames.map((frame) => ({
      stone: fringe.holds,
      setting: 'peg' as const,
      at: multiply(frame, seat),
      seated: true as const,
    })),
    bought: [{ kind: 'link', name: 'head pin with cap', count: fringe.count, solid: placed(pin, frames) }],
    checks: fringeFindings(fringe, gem.widthMm, surroundings),
  };
};
