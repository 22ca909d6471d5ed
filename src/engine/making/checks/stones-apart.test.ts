import { expect, test } from 'vitest';
import type { StoneInput } from '#spec/stone.ts';
import { multiply, rotationAbout, translation } from '../../mesh/math/frames.ts';
import { groupOf, pieceOf, plainMetal, specOfKind } from '../testing/piece-of.ts';
import { checkStonesApart } from './stones-apart.ts';

const round: StoneInput = { gem: 'diamond', shape: 'round', lengthMm: 5 };
const heart: StoneInput = { gem: 'diamond', shape: 'heart', lengthMm: 6, widthMm: 6 };

/** Two stones at a distance along x, the second one tilted as on the side of a finger. */
function pair(stone: StoneInput, apartMm: number, tiltDeg = 0) {
  const at = [translation(0, 0, 0), multiply(translation(apartMm, 0, 0), rotationAbout([0, 1, 0], tiltDeg))];
  return pieceOf(plainMetal, { stones: [groupOf('side', stone, 'prong', at)] });
}

test('stones that touch pass, stones that overlap do not', () => {
  expect(checkStonesApart(specOfKind('ring'), pair(round, 5.05))).toEqual([]);
  expect(checkStonesApart(specOfKind('ring'), pair(round, 4.6))).toMatchObject([
    { rule: 'stones.apart', severity: 'error', parameter: 'side and side' },
  ]);
});

test('a stone that follows the finger finds room beside its neighbour', () => {
  expect(checkStonesApart(specOfKind('ring'), pair(round, 5.02, 15))).toEqual([]);
  expect(checkStonesApart(specOfKind('ring'), pair(round, 4.2, 15))).toHaveLength(1);
});

test('hearts are tested half by half', () => {
  expect(checkStonesApart(specOfKind('ring'), pair(heart, 6.05))).toEqual([]);
  expect(checkStonesApart(specOfKind('ring'), pair(heart, 5))).toHaveLength(1);
});
