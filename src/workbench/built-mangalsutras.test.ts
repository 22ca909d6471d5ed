import { beforeAll, describe, expect, test } from 'vitest';
import type { PieceBuilder } from './piece-builder.ts';
import { buildAsReckoned } from './testing/built-designs.ts';
import { testBuilder } from './testing/test-builder.ts';

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

describe.each([
  'mangalsutra 22k',
  'vati mangalsutra 22k two lines of black beads 18 inch',
  'long mangalsutra 22k, single vati',
  'mangalsutra 18k diamond pendant 18 inch',
  'black bead bracelet 18k',
])('%s, as it is built', (brief) => {
  test('is closed and castable, weighs what was reckoned, and has the beads that it lists', () => {
    expect(buildAsReckoned(builder, brief)).toHaveLength(4);
  });
});
