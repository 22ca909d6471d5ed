import { describe, expect, test } from 'vitest';
import { requestFrom } from '../testing/request-from.ts';

describe('what a customer has already', () => {
  test.each(['gold ring, I have $2000', 'sone ki anguthi, mere paas 2000 dollar hai'])(
    'is the most of money that can be spent: %s',
    (brief) => {
      expect(requestFrom(brief).budget?.max).toBe(2000);
    },
  );

  test.each(['22k chain 20 inch, 12 gram gold I have', '22k chain 20 inch, mere paas 12 gram sona hai'])(
    'is the most of metal that can be used: %s',
    (brief) => {
      expect(requestFrom(brief).weight?.metal_max_g).toBe(12);
    },
  );

  test('is a stone where one is named', () => {
    expect(requestFrom('gold ring for a 1 ct ruby that I have').stones?.[0]?.supplied_by).toBe('customer');
    expect(requestFrom('I have a baby, a gold ring with a ruby please').stones?.[0]?.supplied_by).toBeUndefined();
  });
});
