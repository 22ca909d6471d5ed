import { describe, expect, test } from 'vitest';
import type { Point2 } from '../../contract/frame.ts';
import { extrudeOutline } from '../../mesh/build/extrude-outline.ts';
import { pieceOf, specOfKind } from '../testing/piece-of.ts';
import { asymmetry, checkSymmetry } from './symmetry.ts';

/** A plate of 10 × 10 mm whose right edge stands out by a few mm on its upper half. */
function plate(outstandingMm: number) {
  const right = 5 + outstandingMm;
  const outline: readonly Point2[] = [
    [-5, -5],
    [5, -5],
    [5, 0],
    [right, 0],
    [right, 5],
    [-5, 5],
  ];
  return extrudeOutline(outstandingMm === 0 ? outline.filter((_, index) => index !== 2 && index !== 3) : outline, {
    bottomMm: 0,
    topMm: 1,
  });
}

describe('left against right', () => {
  test('8 % of the silhouette without a partner look like a mistake', () => {
    const [finding] = checkSymmetry(specOfKind('pendant'), pieceOf(plate(1.8)));
    expect(finding).toMatchObject({ rule: 'taste.symmetry', severity: 'warning', unit: '%' });
    expect(finding?.value).toBeGreaterThan(6);
    expect(finding?.value).toBeLessThan(10);
  });

  test('sides that agree, or differ so much that it is meant, pass', () => {
    expect(checkSymmetry(specOfKind('pendant'), pieceOf(plate(0)))).toEqual([]);
    expect(checkSymmetry(specOfKind('pendant'), pieceOf(plate(6)))).toEqual([]);
  });

  test.each(['chain', 'bracelet', 'earrings'] as const)('a %s lies as it falls, or is a pair', (kind) => {
    expect(checkSymmetry(specOfKind(kind), pieceOf(plate(1.8)))).toEqual([]);
  });

  test('is the share of the silhouette that the mirror image does not cover', () => {
    expect(asymmetry(plate(0))).toBeLessThan(0.03);
    expect(asymmetry(plate(4))).toBeCloseTo(20 / 120, 1);
  });
});
