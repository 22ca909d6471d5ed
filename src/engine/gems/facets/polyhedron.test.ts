import { describe, expect, test } from 'vitest';
import { qualities } from '../../contract/quality.ts';
import { buildGem } from '../build-gem.ts';
import { packPlanes, type Plane, planeAt, planeThrough, stretchPlane } from './plane.ts';
import { intersectHalfSpaces } from './polyhedron.ts';
import { groundFacets } from '../testing/ground-facets.ts';
import { cutsWithFacets, usualStones } from '../testing/usual-stones.ts';

const cube: readonly Plane[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [0, 1, 0, 1],
  [0, -1, 0, 1],
  [0, 0, 1, 1],
  [0, 0, -1, 1],
];

describe('half-spaces', () => {
  test('six leave a cube', () => {
    const body = intersectHalfSpaces(packPlanes(cube), 10);
    expect(body.corners).toHaveLength(24);
    expect(body.facets.map(({ corners }) => corners.length)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test('facets that should meet in a point do, however many they are', () => {
    const sides = Array.from({ length: 12 }, (_, i): Plane => {
      const angle = (i * Math.PI) / 6;
      return planeAt([Math.cos(angle), Math.sin(angle), -1], [0, 0, -1]);
    });
    const body = intersectHalfSpaces(packPlanes([...sides, [0, 0, 1, 0]]), 10);
    expect(body.corners.length / 3).toBe(13);
    expect(body.facets.at(-1)?.corners).toHaveLength(12);
  });

  test('a plane that touches nothing, only a corner, or repeats another gives no facet', () => {
    const idle: readonly Plane[] = [[1, 0, 0, 3], planeAt([1, 1, 1], [1, 1, 1]), [1, 0, 0, 1]];
    const body = intersectHalfSpaces(packPlanes([...cube, ...idle]), 10);
    expect(body.facets.map(({ plane }) => plane)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(body.corners).toHaveLength(24);
  });
});

describe('planes', () => {
  test('through three points keep the stone inside whatever their order', () => {
    const plane = planeThrough([1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]);
    expect(planeThrough([0, 1, 0], [1, 0, 0], [0, 0, 1], [0, 0, 0])).toEqual(plane);
    expect(plane[3]).toBeCloseTo(1 / Math.sqrt(3), 12);
  });

  test('stretched still pass through the stretched point', () => {
    const [nx, ny, nz, distance] = stretchPlane(planeAt([1, 2, 3], [0.5, 0.25, 2]), 2, 1.5);
    expect(nx * 0.5 + ny * 0.5 + nz * 3).toBeCloseTo(distance, 12);
    expect(Math.hypot(nx, ny, nz)).toBeCloseTo(1, 12);
  });
});

test.each(cutsWithFacets)('%s: the mesh holds what its planes enclose', (shape) => {
  const gem = buildGem(usualStones[shape], qualities.export);
  const cones = groundFacets(gem).reduce((sum, { areaMm2, distanceMm }) => sum + (areaMm2 * distanceMm) / 3, 0);
  expect(gem.volumeMm3).toBeCloseTo(cones, 4);
});
