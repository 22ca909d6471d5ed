import type { Vector3 } from '../../../contract/frame.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { solid, union } from '../../../mesh/build/build-solid.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { wireSection, smoothPath } from '../../../mesh/build/paths.ts';
import { sweep } from '../../../mesh/build/sweep.ts';
import { nothing } from '../../part-pieces.ts';
import { leverBack } from '../closings/lever-back.ts';
import { ringOfWire } from './ring-of-wire.ts';

/** Inside of the small eye at the hook's foot. */
const EYE_MM = 1.4;

/** Room between eye and loop, so that they stay separate bodies. */
const PLAY_MM = 0.06;

/** Wire through the lobe with the eye that a drop hangs from: an open hook, or one that a lever closes. */
export const buildEarWire: PartBuilder<'ear-wire'> = (wire, surroundings) => {
  const { quality } = surroundings;
  const isLever = wire.style === 'lever-back';
  const hook = isLever ? leverBack(wire, EYE_MM / 2 + wire.wireMm * 0.6, quality) : shepherdHook(wire, quality);
  const eye = ringOfWire([0, 0, 0], EYE_MM, wire.wireMm, 'front', surroundings.quality);
  const loop = surroundings.anchor(wire.carries, 'loop');
  // The loop's upper wire lies in the eye, a little above the eye's lower wire.
  const loopTopMm = -EYE_MM / 2 + PLAY_MM;
  return {
    ...nothing,
    bought: [{ kind: 'ear-wire', name: isLever ? 'lever back' : 'ear wire', count: 1, solid: union(hook, eye) }],
    anchors: [{ kind: 'loop', centre: [0, 0, 0], normal: [0, 0, 1], innerMm: EYE_MM, wireMm: wire.wireMm }],
    carries: loop
      ? [
          {
            part: wire.carries,
            at: translation(-loop.centre[0], loopTopMm - loop.innerMm / 2 - loop.centre[1], -loop.centre[2]),
          },
        ]
      : [],
  };
};

/** Up from its eye, over the lobe and down behind it with a small kick. */
function shepherdHook(wire: PartOf<'ear-wire'>, quality: Quality): SolidRecipe {
  const h = wire.heightMm;
  const points: readonly Vector3[] = [
    [0, EYE_MM / 2 + wire.wireMm * 0.6, 0],
    [0, h * 0.42, -h * 0.04],
    [0, h * 0.78, -h * 0.16],
    [0, h * 0.97, -h * 0.38],
    [0, h * 0.9, -h * 0.62],
    [0, h * 0.62, -h * 0.74],
    [0, h * 0.2, -h * 0.76],
    [0, -h * 0.14, -h * 0.72],
    [0, -h * 0.3, -h * 0.8],
  ];
  const section = wireSection(wire.wireMm / 2, quality.wireSegments);
  return solid(
    sweep(smoothPath(points, Math.max(3, Math.round(quality.pathSegments / 3))), {
      closed: false,
      up: [1, 0, 0],
      section: () => section,
      ends: 'dome',
    }),
  );
}
