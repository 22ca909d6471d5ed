import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

test.each([
  ['PAVÉ Rivière', 'pave riviere'],
  ['8×6 “oval” ’N’ — 5–6″', '8x6 "oval" \'n\' - 5-6"'],
  ['२.६ कड़ा', '2.6 कड़ा'],
  ['İstanbul ₹５', 'istanbul ₹5'],
])('%s → %s', (typed, plain) => {
  expect(normalise(typed)).toBe(plain);
});

test('a place in the result is the same place in the brief', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalise(text)).toHaveLength(text.length);
    }),
  );
});
