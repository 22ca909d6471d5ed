import { beforeAll, describe, expect, test } from 'vitest';
import { hangingLengthMm } from '#designer/parts/hanging/hanging-length.ts';
import type { PieceBuilder } from './piece-builder.ts';
import { buildAsReckoned } from './testing/built-designs.ts';
import { testBuilder } from './testing/test-builder.ts';

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

describe.each([
  'gold jhumka 22k',
  'ruby jhumka with pearls 18k gold',
  'diamond jhumka 18k white gold',
  'jhumka 18k gold with 14 rubies',
  'mini jhumki silver',
])('%s, as it is built', (brief) => {
  test('is closed and castable, weighs and measures what was reckoned, and has the stones that it lists', () => {
    for (const { role, spec, sheet } of buildAsReckoned(builder, brief)) {
      expect(Math.abs(hangingLengthMm({ ...spec, size: spec.size }) - sheet.dimensionsMm[1]), role).toBeLessThan(0.6);
    }
  });
});
