import { expect, test } from 'vitest';
import { proposalsFor } from '../../propose/testing/proposals.ts';

test.each([
  ['21 karat gold bangle', 'au875_y'],
  ['ring in 875 gold, plain band', 'au875_y'],
  ['20k gold chain 18 inch', 'au833_y'],
])('%s is made in the karat that was said', (brief, alloy) => {
  expect(proposalsFor(brief).map(({ spec }) => spec.metal.alloy)).toEqual([alloy, alloy, alloy, alloy]);
});

test('a colour that does not come in a karat is told', () => {
  const [first] = proposalsFor('21k rose gold plain band');
  expect(first?.spec.metal.alloy).toBe('au750_r');
  expect(first?.reason).toContain('rose gold does not come in 21k');
});
