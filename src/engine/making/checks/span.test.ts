import { expect, test } from 'vitest';
import { multiply, rotationAbout, translation } from '../../mesh/math/frames.ts';
import { groupOf, pieceOf, plainMetal, specOfKind } from '../testing/piece-of.ts';
import { checkSpan } from './span.ts';

/** Three rounds beside each other on the top of a ring for a finger of 17 mm. */
function threeStones(diameterMm: number, tiltDeg: number) {
  const at = [-1, 0, 1].map((side) =>
    multiply(translation(side * diameterMm, 0, 11), rotationAbout([0, 1, 0], side * tiltDeg)),
  );
  return pieceOf(plainMetal, {
    stones: [groupOf('row', { gem: 'diamond', shape: 'round', lengthMm: diameterMm }, 'prong', at)],
  });
}

test('three stones wider than the finger knock against its neighbours', () => {
  expect(checkSpan(specOfKind('ring'), threeStones(6, 15))).toMatchObject([
    { rule: 'taste.span-within-finger', severity: 'warning', value: 17.8, limit: 17, unit: 'mm' },
  ]);
});

test('three that fit, or that follow the finger down its sides, do not', () => {
  expect(checkSpan(specOfKind('ring'), threeStones(5, 15))).toEqual([]);
  expect(checkSpan(specOfKind('ring'), threeStones(6, 70))).toEqual([]);
});

test('a stone that lies across is measured along its length', () => {
  const turned = multiply(translation(0, 0, 11), rotationAbout([0, 0, 1], 90));
  const long = { gem: 'diamond', shape: 'emerald', lengthMm: 18, widthMm: 9 } as const;
  const across = pieceOf(plainMetal, { stones: [groupOf('centre', long, 'prong', [turned])] });
  const along = pieceOf(plainMetal, { stones: [groupOf('centre', long, 'prong', [translation(0, 0, 11)])] });
  expect(checkSpan(specOfKind('ring'), across)).toMatchObject([{ value: 18 }]);
  expect(checkSpan(specOfKind('ring'), along)).toEqual([]);
});

test('a pendant has no finger', () => {
  expect(checkSpan(specOfKind('pendant'), threeStones(9, 0))).toEqual([]);
});
