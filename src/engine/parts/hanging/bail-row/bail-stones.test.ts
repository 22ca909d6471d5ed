import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bailHeightFor, bailStoneMm } from '#layout/bail/bail-row.ts';
import { meshHash } from '../../../mesh/measure/mesh-hash.ts';
import { selfIntersections } from '../../../mesh/query/self-intersections.ts';
import { surfaceFaults } from '../../../mesh/testing/closed-surface.ts';
import { difference, union } from '../../../mesh/build/build-solid.ts';
import { bodiesByKernel } from '../../testing/bodies-by-kernel.ts';
import { buildOne } from '../../testing/build-one.ts';
import { meshesOf } from '../../testing/leaf-meshes.ts';
import { buildPlate } from '../body/plate.ts';
import { buildBail } from '../joint/bail.ts';
import { buildBailStones } from './bail-stones.ts';

const bodyOf = bodiesByKernel();

const plate = { kind: 'plate', shape: 'round', widthMm: 16, heightMm: 16, thicknessMm: 1.6 } as const;

function built(count: number, widthMm: number, heightMm: number) {
  const bailPart = { kind: 'bail', on: 'plate', style: 'set', heightMm, widthMm, wallMm: 0.9 } as const;
  const hosts = { plate: { part: plate, output: buildOne(buildPlate, plate, { piece: 'pendant' }) } };
  const bail = buildOne(buildBail, bailPart, { piece: 'pendant', hosts });
  const stoneMm = bailStoneMm(bailPart, count);
  const row = buildOne(
    buildBailStones,
    { kind: 'bail-stones', on: 'bail', holds: 'bail', count },
    {
      piece: 'pendant',
      stones: { bail: { gem: 'diamond', shape: 'round', lengthMm: stoneMm } },
      hosts: { bail: { part: bailPart, output: bail } },
    },
  );
  return { bail, row, stoneMm };
}

test('as many stones as were asked for lie apart down the front, face outwards', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.double({ min: 1.6, max: 4, noNaN: true }), (count, widthMm) => {
      const { row, stoneMm } = built(count, widthMm, Math.min(14, Math.max(4, bailHeightFor(count))));
      expect(row.stones).toHaveLength(count);
      expect(meshesOf(row).flatMap(surfaceFaults)).toEqual([]);
      const places = row.stones.map(({ at }) => [at[13] as number, at[14] as number] as const);
      places.slice(1).forEach(([y, z], index) => {
        const [by, bz] = places[index] as readonly [number, number];
        expect(Math.hypot(y - by, z - bz)).toBeGreaterThan(stoneMm);
        expect(y).toBeLessThan(by);
      });
      for (const { at } of row.stones) expect(at[10] as number).toBeGreaterThan(0);
    }),
    { numRuns: 20 },
  );
});

test('its collars are one body with the strap, which the seats open and nothing crosses', () => {
  const { bail, row } = built(3, 2.4, 5.6);
  const body = bodyOf(difference(union(...bail.add, ...row.add), ...row.cut));
  expect(body.shells).toHaveLength(1);
  expect(selfIntersections(body.mesh)).toBe(0);
  const bare = bodyOf(union(...bail.add));
  expect(body.volumeMm3).toBeGreaterThan(bare.volumeMm3 + 0.5);
  expect(meshHash(body.mesh)).toBe('fb6f077da926097c');
});
