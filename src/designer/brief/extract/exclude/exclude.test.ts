import { expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

test.each(['moti chahiye, pathar mat lagana, jhumka', 'pearl studs, no stones', 'pearl ring without any stones'])(
  'who asks for pearls and for no stones asks for no others: "%s"',
  (brief) => {
    const { exclude, must_ask, stones } = requestFrom(brief);
    expect(exclude).toEqual(['other_stones']);
    expect(must_ask).not.toContain('excluded_and_wanted');
    expect(stones).toMatchObject([{ gem: 'pearl' }]);
  },
);

test('with no pearl wanted, or another gem, all stones are ruled out', () => {
  expect(requestFrom('gold jhumka, no stones').exclude).toEqual(['stones']);
  expect(requestFrom('gold pendant, moti nahi, pathar nahi').exclude).toEqual(['pearls', 'stones']);
});
