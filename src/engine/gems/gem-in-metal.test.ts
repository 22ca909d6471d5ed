import { afterAll, describe, expect, test } from 'vitest';
import { qualities } from '../contract/quality.ts';
import type { Body } from '../contract/kernel.ts';
import type { SolidRecipe } from '../contract/solid.ts';
import { testKernel } from '../kernel/testing/load-kernel.ts';
import { difference, solid } from '../mesh/build/build-solid.ts';
import { cylinder } from '../mesh/build/round-solids.ts';
import { buildGem } from './build-gem.ts';
import { gemSolidMesh } from './gem-solid.ts';
import { seatCutter } from './seat-cutter.ts';
import { cutsInSeats, usualStones } from './testing/usual-stones.ts';

const kernel = await testKernel();
afterAll(() => kernel.dispose());

function made(recipe: SolidRecipe): Body {
  const body = kernel.evaluate(recipe);
  if (!body.ok) throw new Error(body.problem.message);
  return body.value;
}

describe.each(cutsInSeats)('%s in metal', (shape) => {
  const gem = buildGem(usualStones[shape], qualities.view);
  const block = solid(cylinder(8, -2, 1, 64));
  const seat = seatCutter(gem, { throughMm: 4, topMm: gem.crownHeightMm + 1, segments: 24 });

  test('is a closed body without holes to the kernel', () => {
    const body = made(solid(gem.mesh));
    expect(body.shells).toHaveLength(1);
    expect(body.genus).toBe(0);
    expect(body.volumeMm3).toBeCloseTo(gem.volumeMm3, 3);
  });

  test('has a seat that opens the metal through and through', () => {
    const body = made(difference(block, solid(seat)));
    expect(body.shells).toHaveLength(1);
    expect(body.genus).toBe(1);
  });

  test('fits its seat: the clearance cut after it removes only dust', () => {
    const seated = made(difference(block, solid(seat)));
    const cleared = made(difference(block, solid(seat), solid(gemSolidMesh(gem, 1.003))));
    expect(cleared.shells).toHaveLength(1);
    expect((seated.volumeMm3 - cleared.volumeMm3) / gem.volumeMm3).toBeLessThan(0.02);
  });
});
