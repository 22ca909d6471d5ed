import { loopReachMm } from '#layout/hanging/joint-form.ts';
import type { Vector3 } from '../../../contract/frame.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { nothing } from '../../part-pieces.ts';
import { armTo } from './arm.ts';
import { hangPoint } from './hang-point.ts';
import { ringOfWire } from './ring-of-wire.ts';

/** A small closed ring at the upper or lower edge, edge-on so that what hangs from it faces front. */
export const buildLoop: PartBuilder<'loop'> = (loop, surroundings) => {
  const hang = hangPoint(surroundings, loop.on, loop.side);
  const { point } = hang;
  const away = loop.side === 'top' ? 1 : -1;
  const reach = loopReachMm(loop);
  const centre: Vector3 = [point[0], point[1] + away * reach, point[2]];
  return {
    ...nothing,
    add: [
      ringOfWire(centre, loop.innerMm, loop.wireMm, 'edge-on', surroundings.quality),
      ...armTo(hang, loop.side, loop.wireMm, surroundings.quality),
    ],
    anchors: [{ kind: 'loop', centre, normal: [1, 0, 0], innerMm: loop.innerMm, wireMm: loop.wireMm }],
  };
};
