import { describe, expect, test } from 'vitest';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import { signedArea } from '#layout/outline/outlines.ts';
import type { BuiltGem } from '../../contract/gem.ts';
import { qualities } from '../../contract/quality.ts';
import { buildGem } from '../build-gem.ts';
import { facetCount, groundFacets } from '../testing/ground-facets.ts';
import { cutsWithFacets, stone, usual, usualStones } from '../testing/usual-stones.ts';

const built = (shape: BuiltCutId): BuiltGem => buildGem(usualStones[shape], qualities.export);

describe.each(cutsWithFacets)('%s', (shape) => {
  const gem = built(shape);
  const facets = groundFacets(gem);
  const polished = facets.filter(({ side }) => side === 'crown' || side === 'pavilion');

  test('has the facets that the trade counts, the culet apart', () => {
    const { facets: counted, countsGirdle = false } = usual[shape];
    const count = facetCount(countsGirdle ? facets : polished);
    expect(count).toBe(counted);
    expect(builtCuts[shape].facets - count).toBeLessThanOrEqual(1);
  });

  test('has a facet for every plane, and no sliver', () => {
    expect(facets).toHaveLength(gem.cells.reduce((sum, planes) => sum + planes.length / 4, 0));
    // A quarter of a percent of the face: 0.1 mm² on a 1 ct stone.
    const least = 0.0025 * gem.lengthMm * gem.widthMm;
    for (const facet of polished) expect(facet.areaMm2).toBeGreaterThan(least);
  });

  test('keeps a girdle all round', () => {
    const thinnest = Math.min(
      ...facets
        .filter(({ side }) => side === 'girdle')
        .map(({ corners, areaMm2 }) => areaMm2 / spanOf(corners.map(([x, y]) => [x, y]))),
    );
    expect(thinnest / gem.widthMm).toBeGreaterThan(0.008);
  });

  test('has table, depth and sides as the cut asks for them', () => {
    const { proportions, depthPct } = builtCuts[shape];
    if (!('tablePct' in proportions)) throw new Error('A faceted cut has a table');
    expect(gem.tableRatio).toBeCloseTo(proportions.tablePct / 100, 4);
    expect(Math.abs(gem.depthMm / gem.widthMm - depthPct / 100)).toBeLessThan(0.001);
    expect(gem.girdleThicknessMm / gem.widthMm).toBeCloseTo(proportions.girdlePct / 100, 6);
    expect(gem.crownHeightMm + gem.pavilionDepthMm).toBeCloseTo(gem.depthMm, 9);
  });

  test('starts its outline at +x and runs counter-clockwise', () => {
    expect(gem.outline[0]?.[0]).toBeCloseTo(gem.widthMm / 2, 6);
    expect(signedArea(gem.outline)).toBeGreaterThan(0.45 * gem.lengthMm * gem.widthMm);
  });
});

describe('outlines', () => {
  const includes = (gem: BuiltGem, x: number, y: number): boolean =>
    gem.outline.some(([px, py]) => Math.hypot(px - x, py - y) < 1e-6);

  test('a pear has one point and a round head', () => {
    const pear = built('pear');
    expect(includes(pear, 0, 4.5)).toBe(true);
    expect(turnAt(pear, 4.5)).toBeGreaterThan(80);
    expect(turnAt(pear, -4.5)).toBeLessThan(10);
  });

  test('a marquise has two points', () => {
    expect(turnAt(built('marquise'), 5)).toBeGreaterThan(60);
    expect(turnAt(built('marquise'), -5)).toBeGreaterThan(60);
  });

  test('a heart has a point, a cleft of 15 % and lobes that reach the full length', () => {
    const heart = built('heart');
    expect(includes(heart, 0, -3.25)).toBe(true);
    expect(includes(heart, 0, 3.25 - 0.15 * 6.5)).toBe(true);
    expect(Math.max(...heart.outline.map(([, y]) => y))).toBeCloseTo(3.25, 6);
  });

  test('an emerald cut has corners of 14 % and equal steps all round', () => {
    const emerald = built('emerald');
    expect(includes(emerald, 3, 4 - 0.14 * 6)).toBe(true);
    expect(includes(emerald, 3 - 0.14 * 6, 4)).toBe(true);
    const long = groundFacets(emerald).filter(
      ({ normal, side }) => side === 'crown' && normal[0] > 0.3 && normal[1] === 0,
    );
    expect(long).toHaveLength(3);
  });

  test('a cushion rounds its corners', () => {
    const [x, y] = built('cushion').outline.reduce((far, p) => (p[0] + p[1] > far[0] + far[1] ? p : far));
    const cut = (6.5 - x - y) / Math.SQRT2;
    // A corner of radius r stands (√2 − 1) r inside the square; sides that bow a little leave a little more.
    expect(cut).toBeGreaterThan((Math.SQRT2 - 1) * 0.3 * 6.5);
    expect(cut).toBeLessThan((Math.SQRT2 - 1) * 0.36 * 6.5);
  });

  test('the longer side lies along y, however it was entered; a heart keeps its sides', () => {
    expect(buildGem(stone('oval', 6, 8), qualities.view)).toBe(buildGem(stone('oval', 8, 6), qualities.view));
    const wide = buildGem(stone('heart', 6, 6.5), qualities.view);
    expect([wide.lengthMm, wide.widthMm]).toEqual([6, 6.5]);
  });
});

/** Length of a girdle flat from its corners seen from above. */
function spanOf(corners: readonly (readonly [number, number])[]): number {
  return Math.max(...corners.flatMap(([ax, ay]) => corners.map(([bx, by]) => Math.hypot(ax - bx, ay - by))));
}

/** By how many degrees the outline turns at the corner on the axis at this y. */
function turnAt({ outline }: BuiltGem, y: number): number {
  const at = outline.findIndex(([px, py]) => Math.hypot(px, py - y) < 1e-6);
  const [before, here, after] = [outline.at(at - 1), outline[at], outline[(at + 1) % outline.length]];
  if (!before || !here || !after) throw new Error(`No corner at y = ${y}`);
  const heading = (from: readonly [number, number], to: readonly [number, number]): number =>
    Math.atan2(to[1] - from[1], to[0] - from[0]);
  const turn = ((heading(here, after) - heading(before, here)) * 180) / Math.PI;
  return turn - 360 * Math.floor((turn + 180) / 360);
}
