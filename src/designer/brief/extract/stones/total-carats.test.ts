import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

const wordings = ['1.50ct total diamond weight all in', 'all in 1.5 ct total', '1.5 carats in total for all stones'];

describe('a weight of all stones together', () => {
  test.each(wordings)('is that of no group by itself: "%s"', (words) => {
    const { stones = [], total_carat } = requestFrom(`1.20ct oval diamond, hidden halo, thin pave band, ${words}`);
    expect(total_carat).toEqual({ value: 1.5, includes_center: true });
    expect(stones.map(({ role, carat_total }) => [role, carat_total])).toEqual([
      ['center', undefined],
      ['hidden_halo', undefined],
      ['side', undefined],
    ]);
  });

  test('leaves its rest to the halo and the band together', () => {
    const { assumptions } = requestFrom(`1.20ct oval diamond ring, hidden halo, pave band, ${wordings[0]}`);
    expect(assumptions.filter(({ field }) => field.endsWith('carat_total'))).toEqual([]);
  });
});
