import { expect, test } from 'vitest';
import { innerRadiusMm } from './inner-radius.ts';
import { pieceKinds } from './registry.ts';

test('without a size a ring goes round the usual finger, a bangle round the usual wrist', () => {
  expect(2 * innerRadiusMm({ kind: 'ring', size: undefined })).toBe(17.323);
  expect(2 * innerRadiusMm({ kind: 'bangle', size: undefined })).toBe(60.325);
});

test('a size that was given is taken', () => {
  const size = pieceKinds.ring.usualSize;
  expect(2 * innerRadiusMm({ kind: 'bangle', size })).toBe(size.innerDiameterMm);
});
