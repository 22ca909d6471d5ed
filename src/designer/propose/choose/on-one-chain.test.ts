import { expect, test } from 'vitest';
import { partsOf } from '../../parts/find-parts.ts';
import { proposalsFor } from '../testing/proposals.ts';

test.each([
  'rose gold heart pendant',
  'silver locket 2 gm only',
  'ruby pendant 18k',
  'diamond pendant under 2000 dollars',
])('the four designs of "%s" hang on one chain', (brief) => {
  const chains = proposalsFor(brief).map(({ spec }) => {
    const { through: _through, ...chain } = partsOf(spec, 'chain').find(({ through }) => through !== undefined) ?? {};
    return JSON.stringify(chain);
  });
  expect(chains).toHaveLength(4);
  expect(new Set(chains).size).toBe(1);
});
