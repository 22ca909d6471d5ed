import { EYE_INNER_MM, eyeMiddleMm, pinDepthsMm } from '#layout/bell/fringe-form.ts';
import { edgePlaces } from '#layout/edge/edge-places.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed } from '../../../mesh/build/build-solid.ts';
import { frameAt, multiply, translation } from '../../../mesh/math/frames.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';
import { nothing } from '../../part-pieces.ts';
import { headPinSolid, middleOfBead } from '../bell/head-pin.ts';
import { ringOfWire } from '../joint/ring-of-wire.ts';

/** What is turned about z stands upright. */
const UPRIGHT: CoordinateFrame = frameAt([0, 0, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0]);

/** Pearls on head pins below the edge of a face: each ring grows out of the edge, and its pin hangs straight down. */
export const buildEdgeFringe: PartBuilder<'edge-fringe'> = (fringe, surroundings) => {
  const face = surroundings.anchor(fringe.on, 'face');
  if (!face) return nothing;
  const { quality } = surroundings;
  const gem = surroundings.gem(fringe.holds);
  const eyeMm = eyeMiddleMm(fringe);
  const middleZ = -face.edgeBelowMm - face.thicknessMm / 2;
  const eyes = edgePlaces(face.outline, fringe.count, fringe.spanDeg).map(({ point, outwards }) =>
    multiply(face.frame, translation(point[0] + eyeMm * outwards[0], point[1] + eyeMm * outwards[1], middleZ)),
  );
  // The pin is reckoned from a rim above its ring.
  const rims = eyes.map((frame) => multiply(frame, translation(0, eyeMm, 0)));
  const { loopMm, middleMm, stoneTopMm, bottomMm } = pinDepthsMm(fringe, gem.widthMm);
  const pin = headPinSolid({ loopMm, stoneTopMm, bottomMm, stoneMm: gem.widthMm }, quality);
  const seat = multiply(translation(0, -middleMm - middleOfBead(gem), 0), UPRIGHT);
  const ring = ringOfWire([0, 0, 0], EYE_INNER_MM, fringe.eyeWireMm, 'front', {
    ...quality,
    seatSegments: quality.seatSegments / 2,
  });
  return {
    ...nothing,
    add: [placed(ring, eyes)],
    stones: rims.map((frame) => ({
      stone: fringe.holds,
      setting: 'peg' as const,
      at: multiply(frame, seat),
      seated: true as const,
    })),
    bought: [{ kind: 'link', name: 'head pin with cap', count: fringe.count, solid: placed(pin, rims) }],
    checks: roomFinding(surroundings.id, fringe, rims, gem.widthMm),
  };
};

function roomFinding(
  id: string,
  { count, eyeWireMm }: PartOf<'edge-fringe'>,
  rims: readonly CoordinateFrame[],
  beadMm: number,
): readonly Finding[] {
  const { beadGapMinMm } = makingRules.bell;
  const widthMm = Math.max(beadMm, EYE_INNER_MM + 2 * eyeWireMm);
  const gaps = rims.slice(1).map((rim, index) => {
    const before = rims[index] as CoordinateFrame;
    const [dx, dy] = [(rim[12] ?? 0) - (before[12] ?? 0), (rim[13] ?? 0) - (before[13] ?? 0)];
    return Math.hypot(dx, dy) - widthMm;
  });
  const gapMm = Math.min(...gaps, Infinity);
  if (gapMm >= beadGapMinMm.limit - 1e-6) return [];
  const most = Math.max(1, Math.floor(((count - 1) * (gapMm + widthMm)) / (widthMm + beadGapMinMm.limit)));
  return [
    byRule(beadGapMinMm, {
      rule: 'edge-fringe.room',
      severity: 'error',
      part: id,
      parameter: 'count',
      value: gapMm,
      unit: 'mm',
      message: `${count} beads of ${toHundredths(beadMm)} mm do not hang side by side below this edge.`,
      remedy: `Hang ${most} of them, or smaller ones.`,
      patch: setField(id, 'count', most),
    }),
  ];
}
