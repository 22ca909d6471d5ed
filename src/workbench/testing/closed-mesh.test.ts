import { describe, expect, test } from 'vitest';
import { closureOf } from './closed-mesh.ts';

const tetrahedron = [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3];
const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];

function closure(triangles: readonly number[], positions: readonly number[] = corners) {
  return closureOf({ positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) });
}

describe('a surface', () => {
  test('of four triangles that share all edges is closed', () => {
    expect(closure(tetrahedron)).toBe('closed');
  });

  test('without one of them, with one turned over, or of nothing, is open', () => {
    expect(closure(tetrahedron.slice(3))).toBe('open');
    expect(closure([0, 1, 2, ...tetrahedron.slice(3)])).toBe('open');
    expect(closure([])).toBe('open');
    expect(closure(tetrahedron, [Number.NaN, ...corners.slice(1)])).toBe('open');
  });

  test('of two bodies that share an edge is pinched', () => {
    const other = [0, 4, 1, 0, 1, 5, 1, 4, 5, 4, 0, 5];
    expect(closure([...tetrahedron, ...other], [...corners, 0, -1, 0, 0, 0, -1])).toBe('pinched');
  });
});
