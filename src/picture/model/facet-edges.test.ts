import { expect, test } from 'vitest';
import type { BuiltGem } from '#engine/contract/gem.ts';
import { qualities } from '#engine/contract/quality.ts';
import { buildGem } from '#engine/gems/build-gem.ts';
import { facetCount, groundFacets } from '#engine/gems/testing/ground-facets.ts';
import { cutsWithFacets, usualStones } from '#engine/gems/testing/usual-stones.ts';
import { facetEdges } from './facet-edges.ts';

type End = readonly [x: number, y: number, z: number];

function edgesOf(gem: BuiltGem): (readonly [End, End])[] {
  const ends = facetEdges(gem.mesh);
  return Array.from({ length: ends.length / 6 }, (_, i) => {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0] = ends.subarray(6 * i, 6 * i + 6);
    return [
      [ax, ay, az],
      [bx, by, bz],
    ];
  });
}

test('a round brilliant is drawn with the edges of its 57 facets', () => {
  const gem = buildGem(usualStones.round, qualities.export);
  const offGirdle = edgesOf(gem).filter(([a, b]) => Math.max(Math.abs(a[2]), Math.abs(b[2])) > 0.1);
  // Crown: 8 table edges, 16 of the stars, 32 down to the girdle; pavilion: 16 to the culet and along, 32 to the girdle.
  const crown = offGirdle.filter(([a, b]) => a[2] + b[2] > 0);
  expect(crown).toHaveLength(8 + 16 + 16 + 8);
  expect(offGirdle).toHaveLength(crown.length + 8 + 16 + 8);
});

test.each(cutsWithFacets)(
  '%s: the girdle has no upright edges, neither between its flats nor at its corners',
  (shape) => {
    const edges = edgesOf(buildGem(usualStones[shape], qualities.export));
    expect(edges.filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6)).toEqual([]);
  },
);

test('no line crosses the table of a heart where its halves meet', () => {
  const gem = buildGem(usualStones.heart, qualities.export);
  const onTable = edgesOf(gem).filter(([a, b]) => [a, b].every(([x, , z]) => x === 0 && z > gem.crownHeightMm - 1e-4));
  expect(onTable).toEqual([]);
});

test('a cabochon is drawn with the edge of its base, a pearl with none', () => {
  const cabochon = facetEdges(buildGem(usualStones.cabochon, qualities.view).mesh, true);
  const heights = cabochon.filter((_, i) => i % 3 === 2);
  expect(cabochon.length / 6).toBe(64);
  expect(Math.max(...heights)).toBeLessThan(0);
  expect(facetEdges(buildGem(usualStones.bead, qualities.view).mesh, true)).toHaveLength(0);
});

test.each(cutsWithFacets)('%s: every edge is drawn once, and none is left out', (shape) => {
  const gem = buildGem(usualStones[shape], qualities.view);
  const edges = edgesOf(gem).map((ends) => ends.map(String).toSorted().join());
  expect(new Set(edges).size).toBe(edges.length);
  // A closed body has two edges less than corners and facets together (Euler). A girdle has as many upright edges, which
  // are not drawn, as flats.
  const corners = gem.mesh.positions.length / 3;
  const polished = groundFacets(gem).filter(({ side }) => side === 'crown' || side === 'pavilion');
  expect(edges.length).toBe(corners + facetCount(polished) - 2);
});
