import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BuiltCutId, builtCutIds, builtCuts } from '#spec/tables/cuts.ts';
import { type QualityName, qualities } from '../contract/quality.ts';
import { surfaceFaults } from '../mesh/testing/closed-surface.ts';
import { meshBox } from '../mesh/measure/measure-mesh.ts';
import { buildGem } from './build-gem.ts';
import { gemCarats } from './carats.ts';
import { stone, usualStones } from './testing/usual-stones.ts';

const qualityNames = Object.keys(qualities) as QualityName[];

/** Any stone that a dealer could hand over: width, ratio within the trade's range, measured depth or none. */
const anyStone = (shape: BuiltCutId) =>
  fc
    .record({
      widthMm: fc.double({ min: 0.7, max: 17, noNaN: true }),
      ratioShare: fc.double({ min: 0, max: 1, noNaN: true }),
      depthShare: fc.option(fc.double({ min: 0.85, max: 1.15, noNaN: true }), { nil: undefined }),
    })
    .map(({ widthMm: longerMm, ratioShare, depthShare }) => {
      const { lengthToWidthRange, depthPct } = builtCuts[shape];
      const [least, most] = lengthToWidthRange;
      const widthMm = longerMm / Math.min(1, least);
      const ratio = least + ratioShare * (most - least);
      const depthMm = depthShare === undefined ? undefined : Math.max(0.3, (depthShare * widthMm * depthPct) / 100);
      // No spec holds a stone longer than 40 mm.
      return stone(shape, Math.min(39.5, widthMm * ratio), widthMm, depthMm);
    });

/** How far a point lies outside a convex cell, by its farthest plane. */
function heightOver(cell: Float64Array, x: number, y: number, z: number): number {
  let most = -Infinity;
  for (let i = 0; i < cell.length; i += 4) {
    const [nx = 0, ny = 0, nz = 0, d = 0] = cell.subarray(i, i + 4);
    most = Math.max(most, nx * x + ny * y + nz * z - d);
  }
  return most;
}

describe.each(builtCutIds)('any %s', (shape) => {
  test('is one closed, simple body of the size that was asked for', () => {
    fc.assert(
      fc.property(anyStone(shape), fc.constantFrom(...qualityNames), (asked, quality) => {
        const gem = buildGem(asked, qualities[quality]);
        expect(surfaceFaults(gem.mesh)).toEqual([]);
        // A body without holes has two more corners than half its triangles.
        expect(gem.mesh.positions.length / 3 - gem.mesh.triangles.length / 6).toBe(2);
        const { minimum, maximum } = meshBox(gem.mesh);
        // Both ends are on the grid of 1e-6 mm.
        const within = (got: number, wanted: number): void => {
          expect(Math.abs(got - wanted)).toBeLessThan(1.01e-6);
        };
        within(maximum[0] - minimum[0], gem.widthMm);
        within(maximum[1] - minimum[1], gem.lengthMm);
        within(maximum[2] - minimum[2], gem.depthMm);
        within(maximum[0], gem.widthMm / 2);
        within(maximum[1], gem.lengthMm / 2);
        if (asked.depthMm !== undefined) within(gem.depthMm, asked.depthMm);
      }),
      { numRuns: 60 },
    );
  });

  test('has convex cells that hold its whole mesh between them', () => {
    fc.assert(
      fc.property(anyStone(shape), (asked) => {
        const { cells, mesh } = buildGem(asked, qualities.view);
        let farthest = 0;
        for (let at = 0; at < mesh.positions.length; at += 3) {
          const [x = 0, y = 0, z = 0] = mesh.positions.subarray(at, at + 3);
          farthest = Math.max(farthest, Math.min(...cells.map((cell) => heightOver(cell, x, y, z))));
        }
        expect(farthest).toBeLessThan(2e-6);
      }),
      { numRuns: 20 },
    );
  });

  test('weighs more the larger it is, and in proportion to its depth', () => {
    const widths = [1.1, 1.3, 2.4, 2.6, 4, 7, 11, 16];
    const carats = widths.map((widthMm) => {
      const lengthMm = widthMm * builtCuts[shape].lengthToWidth;
      return gemCarats(buildGem(stone(shape, lengthMm, widthMm), qualities.export), 'diamond');
    });
    expect(carats).toEqual(carats.toSorted((a, b) => a - b));
    const usual = buildGem(usualStones[shape], qualities.export);
    const deep = buildGem({ ...usualStones[shape], depthMm: 1.1 * usual.depthMm }, qualities.export);
    expect(deep.volumeMm3 / usual.volumeMm3).toBeCloseTo(1.1, 4);
  });
});

describe('building the same stone again', () => {
  test('gives the same object, whatever gem it is and however often it is set', () => {
    const melee = stone('round', 1.3, 1.3);
    expect(buildGem({ ...melee, gem: 'ruby' } as typeof melee, qualities.view)).toBe(buildGem(melee, qualities.view));
  });

  test('gives the same numbers after it was forgotten', () => {
    const first = buildGem(usualStones.heart, qualities.view);
    for (let i = 0; i < 100; i += 1) buildGem(stone('princess', 3 + i / 100, 3), qualities.drag);
    const second = buildGem(usualStones.heart, qualities.view);
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });

  test('is finer for a photograph than for a slider, and weighs the same', () => {
    const [drag, fine] = [buildGem(usualStones.round, qualities.drag), buildGem(usualStones.round, qualities.export)];
    expect(fine.outline.length).toBeGreaterThan(drag.outline.length);
    expect(drag.volumeMm3 / fine.volumeMm3).toBeCloseTo(1, 2);
  });
});
