import { expect, test } from 'vitest';
import { gemIds } from '../tables/gems.ts';
import { sayGem } from './say-gem.ts';

test.each([
  ['onyx', 'onyx'],
  ['pearl', 'pearl'],
  ['spessartine', 'spessartine garnet'],
  ['cz', 'zirconia'],
  ['lab_diamond', 'lab-grown diamond'],
] as const)('%s is said as %s', (gem, said) => {
  expect(sayGem(gem)).toBe(said);
});

test.each(gemIds)('%s is said without what its name explains', (gem) => {
  expect(sayGem(gem)).not.toMatch(/[()]/);
});
