import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CoordinateFrame } from '#engine/contract/frame.ts';
import type { MetalSurface } from '../../contract.ts';
import { createFinish } from './finish.ts';

const finishes: readonly MetalSurface['finish'][] = ['polished', 'brushed', 'matte', 'hammered'];

const upright: CoordinateFrame = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
/** What hangs is photographed lying: its own y points away from the ground. */
const lying: CoordinateFrame = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1];

const roughnessOf = { polished: 0.08, hammered: 0.1, brushed: 0.34, matte: 0.5 };
const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const place = fc.double({ min: -40, max: 40, noNaN: true });
const axis = fc.constantFrom<readonly [number, number, number]>([0, 0, 1], [0, 0, -1], [0, 1, 0], [1, 0, 0]);
const anywhere = fc
  .tuple(fc.double({ min: 0, max: 6.28, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))
  .map(([turn, z]): readonly [number, number, number] => {
    const across = Math.sqrt(1 - z * z);
    return [across * Math.cos(turn), across * Math.sin(turn), z];
  });

describe.each([
  ['standing', upright],
  ['lying', lying],
])('on a piece that is %s', (_, frame) => {
  test.each(finishes)('a %s surface turns every normal into a unit one', (finish) => {
    const turned = createFinish(frame, false);
    fc.assert(
      fc.property(fc.oneof(axis, anywhere), place, place, place, share, share, (normal, x, y, z, u, v) => {
        const [normalX, normalY, normalZ] = normal;
        const hit = { distance: 1, triangle: 0, normalX, normalY, normalZ };
        const optics = { reflectance: [0.9, 0.9, 0.9], roughness: roughnessOf[finish], finish } as const;
        turned.turn({ ...optics, finishedInside: false }, hit, x, y, z, u, v);
        const [nx, ny, nz] = turned.normal;
        expect(Math.hypot(nx as number, ny as number, nz as number)).toBeCloseTo(1, 9);
      }),
    );
  });
});
