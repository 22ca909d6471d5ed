import { expect, test } from 'vitest';
import { alloys } from '#spec/tables/alloys.ts';
import { sphere } from '../../mesh/build/round-solids.ts';
import { identity } from '../../mesh/math/frames.ts';
import { bodyOf, groupOf, pieceOf, specOfKind } from '../testing/piece-of.ts';
import { checkNosePinWeight } from './nose-pin-weight.ts';

function pinOf(grams: number) {
  const volumeMm3 = (grams * 1000) / alloys.au750_y.densityGramsPerCm3;
  return pieceOf(sphere(Math.cbrt((volumeMm3 * 3) / (4 * Math.PI)), 96));
}

test('a pin of 1.4 g pulls, and it is one pin, not half of a pair', () => {
  const [finding] = checkNosePinWeight(specOfKind('nose-pin'), pinOf(1.4));
  expect(finding).toMatchObject({ rule: 'nose-pin.weight', severity: 'warning', limit: 1, unit: 'g' });
  expect(finding?.value).toBeCloseTo(1.4, 1);
});

test('a pin of 0.9 g pulls with its stone, and with the screw that is bought for it', () => {
  const pin = pinOf(0.9);
  expect(checkNosePinWeight(specOfKind('nose-pin'), pin)).toEqual([]);
  const screw = {
    kind: 'post',
    name: 'threaded nose post with screw',
    count: 1,
    body: bodyOf(sphere(1.2, 48)),
  } as const;
  expect(checkNosePinWeight(specOfKind('nose-pin'), { ...pin, bought: [screw] })).toHaveLength(1);
  const stones = [groupOf('main', { gem: 'ruby', shape: 'round', lengthMm: 6 }, 'bezel', [identity])];
  expect(checkNosePinWeight(specOfKind('nose-pin'), { ...pin, stones })).toHaveLength(1);
});

test('a pin of 0.4 g is worn all day, and a ring may weigh anything', () => {
  expect(checkNosePinWeight(specOfKind('nose-pin'), pinOf(0.4))).toEqual([]);
  expect(checkNosePinWeight(specOfKind('ring'), pinOf(4))).toEqual([]);
});
