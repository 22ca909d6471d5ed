import { beforeAll, expect, test } from 'vitest';
import type { PictureModel } from '#picture/contract.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { roundBangle, solitaire, studs } from '#spec/testing/sample-specs.ts';
import { shellsOf, testBuilder } from '../testing/test-builder.ts';
import { trayFraming } from './tray-framing.ts';

let pieces: readonly PictureModel[];
beforeAll(async () => {
  const builder = await testBuilder();
  pieces = [studs, solitaire, roundBangle].map((sample) => shellsOf(builder, completeSpec(sample)));
});

test('a tray has the frame of its largest piece, whatever lies beside it', () => {
  const alone = pieces.map((piece) => trayFraming([piece], 256, 1));
  const halves = alone.map(({ halfHeightMm }) => halfHeightMm ?? 0);
  expect(halves[0]).toBeLessThan(halves[1] ?? 0);
  expect(halves[1]).toBeLessThan(halves[2] ?? 0);
  expect(trayFraming(pieces, 256, 1)).toEqual(alone[2]);
});

test('the frame holds the piece: a bangle of 60 mm and its metal', () => {
  const half = trayFraming(pieces.slice(2), 256, 1).halfHeightMm;
  expect(half).toBeGreaterThan(20);
  expect(half).toBeLessThan(60);
});
