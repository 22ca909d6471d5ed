import { expect, test } from 'vitest';
import { necklaceLengths } from '#spec/sizes/lengths.ts';
import { partsOf } from '../../parts/find-parts.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

const { fromMm, toMm } = necklaceLengths.choker;

test.each([
  ['22k choker chain, thick, 20 grams', 'chain'],
  ['gold choker, plain, no stones', 'chain'],
  ['ruby choker 18k', 'pendant'],
  ['lotus choker 22k', 'pendant'],
])('%s is a %s as long as a choker', (brief, kind) => {
  for (const { spec } of proposalsFor(brief)) {
    expect(spec.kind).toBe(kind);
    for (const { lengthMm } of partsOf(spec, 'chain')) {
      expect(lengthMm).toBeGreaterThanOrEqual(fromMm);
      expect(lengthMm).toBeLessThanOrEqual(toMm);
    }
  }
});
