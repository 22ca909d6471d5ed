import { describe, expect, test } from 'vitest';
import { mergeMeshes } from '#engine/mesh/build/merge-meshes.ts';
import { placeMesh } from '#engine/mesh/build/place-mesh.ts';
import { translation } from '#engine/mesh/math/frames.ts';
import { maskHalfMm, maskIou, ORNAMENT_PX, ornamentDifference, pieceMask } from './masks.ts';
import { ball, lyingRod, rod, testModel, testRing } from './testing/test-pieces.ts';

const covered = (mask: { covers: Uint8Array }): number => mask.covers.filter((value) => value > 0).length;

describe('the mask of a ball', () => {
  const model = testModel({ mesh: ball(5) });
  const mask = pieceMask(model, 'face-up');

  test('is a disc of its radius', () => {
    const pixelsPerMm = mask.sizePx / 2 / maskHalfMm(model, 'face-up');
    expect(covered(mask) / (Math.PI * (5 * pixelsPerMm) ** 2)).toBeCloseTo(1, 1);
  });

  test('is the same from both sides, and half of one twice as large', () => {
    expect(maskIou(mask, pieceMask(model, 'front'))).toBeGreaterThan(0.97);
    const half = maskHalfMm(model, 'face-up') * 2;
    const large = pieceMask(testModel({ mesh: ball(10) }), 'face-up', 96, half);
    expect(maskIou(pieceMask(model, 'face-up', 96, half), large)).toBeCloseTo(0.25, 1);
  });
});

test('crossed rods share little, the same rod everything', () => {
  const flat = pieceMask(testModel({ mesh: lyingRod(1, 10) }), 'front');
  const upright = pieceMask(testModel({ mesh: rod(1, 10) }), 'front');
  expect(maskIou(flat, flat)).toBe(1);
  expect(maskIou(flat, upright)).toBeLessThan(0.1);
});

test('a stone counts as stone', () => {
  const mask = pieceMask(testRing(), 'face-up');
  expect(mask.covers).toContain(1);
  expect(mask.covers).toContain(2);
});

test('ornament shows where silhouettes agree', () => {
  const plain = testModel({ mesh: ball(8) });
  const beads = Array.from({ length: 8 }, (_, k) =>
    placeMesh(ball(1), translation(4 * Math.cos(k), 4 * Math.sin(k), 6.8)),
  );
  const beaded = testModel({ mesh: mergeMeshes([ball(8), ...beads]) });
  const half = maskHalfMm(plain, 'face-up');
  const [a, b] = [plain, beaded].map((model) => pieceMask(model, 'face-up', ORNAMENT_PX, half));
  if (a === undefined || b === undefined) throw new Error('Two masks were drawn');
  expect(maskIou(a, b)).toBeGreaterThan(0.98);
  expect(ornamentDifference(a, a)).toBe(0);
  expect(ornamentDifference(a, b)).toBeGreaterThan(0.03);
});
