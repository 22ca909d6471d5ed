import { expect, test } from 'vitest';
import { partSchema } from '#spec/part-registry.ts';
import type { Vector3 } from '../contract/frame.ts';
import { applyPoint } from '../mesh/math/frames.ts';
import { earringPair } from './earring-pair.ts';
import { single } from './single.ts';

const box = { minimum: [-3, -10, -1], maximum: [5, 4, 2] } as const;

function placed(point: Vector3, figure: 'om' | 'khanda' = 'khanda'): readonly (readonly number[])[] {
  const motif = partSchema.parse({ kind: 'motif', figure });
  return earringPair.copies(box, { motif }).map((frame) => [...applyPoint(frame, point)]);
}

test('a pair lies side by side, 6 mm apart at its nearest', () => {
  const [right, left] = placed([-3, 0, 0]);
  expect(right).toEqual([3, 0, 0]);
  expect(left).toEqual([-3, 0, 0]);
});

test('the left ear is the mirror image of the right one', () => {
  const [right, left] = placed([4, -7, 1.5]);
  expect(left).toEqual([-(right?.[0] ?? 0), right?.[1], right?.[2]]);
});

test('a letter reads the same on both ears', () => {
  const [right, left] = placed([-3, -7, 1.5], 'om');
  expect(right).toEqual([3, -7, 1.5]);
  expect(left).toEqual([-11, -7, 1.5]);
});

test('anything else is made once, where it stands', () => {
  expect(single.copies(box, {}).map((frame) => applyPoint(frame, [1, 2, 3]))).toEqual([[1, 2, 3]]);
});
