import { expect, test } from 'vitest';
import { proposalsFor } from '../../propose/testing/proposals.ts';

test.each([
  ['studs with ruby and emerald', ['emerald', 'ruby']],
  ['sapphire and diamond studs 14k', ['diamond', 'sapphire']],
])('%s: the second gem goes around the first, in all four', (brief, gems) => {
  const designs = proposalsFor(brief);
  expect(designs).toHaveLength(4);
  for (const { spec } of designs) {
    expect(Object.values(spec.parts).map(({ kind }) => kind)).toContain('halo');
    expect([...new Set(Object.values(spec.stones).map(({ gem }) => gem.replace(/_.*$/, '')))].toSorted()).toEqual(gems);
  }
});
