import { linkedMm, PLAY_MM } from '#layout/hanging/joint-form.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { translation } from '../../../mesh/math/frames.ts';
import { nothing } from '../../part-pieces.ts';
import { ringOfWire } from './ring-of-wire.ts';

/** Where the upper loop is not there the ring hangs from a point. */
const NO_LOOP = { innerMm: 0, wireMm: 0 };

/** A jump ring through two loops: it rests in the upper one and carries the body of the lower one. */
export const buildLink: PartBuilder<'link'> = (link, surroundings) => {
  const upper = surroundings.anchor(link.on, 'loop');
  const lower = surroundings.anchor(link.carries, 'loop');
  const radius = (link.innerMm + link.wireMm) / 2;
  const from: Vector3 = upper?.centre ?? [0, 0, 0];
  // The link's wire lies on the inside of the upper loop, the lower loop's inside lies on the link's wire.
  const restUpper = from[1] - (upper?.innerMm ?? 0) / 2 + link.wireMm / 2 + PLAY_MM;
  const centre: Vector3 = [from[0], restUpper - radius, from[2]];
  const ring = ringOfWire(centre, link.innerMm, link.wireMm, 'front', surroundings.quality);
  const carried = lower && {
    part: link.carries,
    at: translation(
      from[0] - lower.centre[0],
      from[1] - linkedMm(upper ?? NO_LOOP, link, lower) - lower.centre[1],
      from[2] - lower.centre[2],
    ),
  };
  return {
    ...nothing,
    bought: [{ kind: 'link', name: 'jump ring', count: 1, solid: ring }],
    carries: carried ? [carried] : [],
  };
};
