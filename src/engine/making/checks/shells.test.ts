import { describe, expect, test } from 'vitest';
import { translation } from '../../mesh/math/frames.ts';
import { mergeMeshes } from '../../mesh/build/merge-meshes.ts';
import { flipTriangles } from '../../mesh/build/orient.ts';
import { placeMesh } from '../../mesh/build/place-mesh.ts';
import { sphere } from '../../mesh/build/round-solids.ts';
import { pieceOf, plainMetal, specOfKind } from '../testing/piece-of.ts';
import { checkSealedVoids, checkShells } from './shells.ts';

const ring = specOfKind('ring');
const apart = mergeMeshes([plainMetal, placeMesh(plainMetal, translation(20, 0, 0))]);

function inside(radiusMm: number) {
  const { positions, triangles } = sphere(radiusMm, 24);
  const turned = triangles.slice();
  flipTriangles(turned);
  return { positions, triangles: turned };
}

describe('separate bodies', () => {
  test('a ring in two bodies falls apart', () => {
    expect(checkShells(ring, pieceOf(apart))).toMatchObject([
      { rule: 'solid.shells', severity: 'error', value: 2, limit: 1, message: expect.stringContaining('falls into 2') },
    ]);
  });

  test('two that should swing, in one body, are joined', () => {
    expect(checkShells(ring, pieceOf(plainMetal, { expectedShells: 2 }))).toMatchObject([
      { rule: 'solid.shells', severity: 'error', message: expect.stringContaining('joined') },
    ]);
  });

  test('a pair of studs is two bodies', () => {
    expect(checkShells(specOfKind('earrings'), pieceOf(apart, { expectedShells: 2 }))).toEqual([]);
  });

  test('neither the dust of a boolean nor a void counts as a body', () => {
    const withDust = mergeMeshes([plainMetal, placeMesh(sphere(0.05, 8), translation(9, 0, 0)), inside(3)]);
    expect(checkShells(ring, pieceOf(withDust))).toEqual([]);
  });
});

describe('sealed voids', () => {
  test('a hollow ball traps investment, and its volume is said', () => {
    const hollow = pieceOf(mergeMeshes([plainMetal, inside(3)]));
    const [finding, ...others] = checkSealedVoids(ring, hollow);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'solid.sealed-void', severity: 'error', value: 1 });
    const volume = Number(/of ([\d.]+) mm³/.exec(finding?.message ?? '')?.[1]);
    expect(volume / ((4 / 3) * Math.PI * 27)).toBeGreaterThan(0.96);
    expect(volume / ((4 / 3) * Math.PI * 27)).toBeLessThan(1);
  });

  test('solid metal has none', () => {
    expect(checkSealedVoids(ring, pieceOf(apart, { expectedShells: 2 }))).toEqual([]);
  });
});
