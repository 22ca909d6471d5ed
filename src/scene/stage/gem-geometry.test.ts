import { describe, expect, test } from 'vitest';
import { gemGeometry, gemPlanes } from './gem-geometry.ts';

/** A cube of side 2 cut in two halves at x = 0, each a convex cell. */
const halves = {
  cells: [
    new Float64Array([-1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, -1, 0, 1, 0, 0, 1, 1, 0, 0, -1, 1]),
    new Float64Array([1, 0, 0, 0, -1, 0, 0, 1, 0, 1, 0, 1, 0, -1, 0, 1, 0, 0, 1, 1, 0, 0, -1, 1]),
  ],
  innerPlanes: [[0], [0]],
};

describe('the planes of a stone of two cells', () => {
  test('list the cut between the cells behind the facets', () => {
    const { planes, cells } = gemPlanes(halves);
    expect(cells).toEqual([
      [0, 5, 6],
      [6, 11, 12],
    ]);
    expect([...planes.subarray(5 * 4, 5 * 4 + 4)]).toEqual([-1, 0, 0, 0]);
  });

  test('give every triangle its own facet and cell', () => {
    const right = [1, -1, -1, 1, 1, -1, 1, 1, 1];
    const left = [-1, -1, -1, -1, 1, 1, -1, 1, -1];
    const frames = Float64Array.from({ length: 32 }, (_, index) => (index % 5 === 0 ? 1 : 0));
    const geometry = gemGeometry({ triangles: new Float32Array([...right, ...left]), frames }, gemPlanes(halves));
    expect([...geometry.getAttribute('facet').array]).toEqual([
      1, 0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, -1, 0, 0, -1, 0, 0,
    ]);
    expect([...geometry.getAttribute('cell').array]).toEqual([0, 0, 0, 1, 1, 1]);
    expect(geometry.instanceCount).toBe(2);
  });
});
