import { expect, test } from 'vitest';
import { isWithinBounds } from './is-within-bounds.ts';

const bounds = { members: 3, values: 8 };

test('a document is within its bounds, or one of its lists or records is too long, or all of it', () => {
  expect(isWithinBounds({ a: [1, 2, 3], b: { c: 'x' } }, bounds)).toBe(true);
  expect(isWithinBounds({ a: [1, 2, 3, 4] }, bounds)).toBe(false);
  expect(isWithinBounds({ a: { b: 1, c: 2, d: 3, e: 4 } }, bounds)).toBe(false);
  expect(isWithinBounds({ a: [1, 2, 3], b: [4, 5, 6] }, bounds)).toBe(false);
  expect(isWithinBounds(undefined, bounds)).toBe(true);
});

test('no further is looked than the bounds go', () => {
  let looks = 0;
  const counted = () =>
    new Proxy([1, 2, 3], {
      ownKeys(list) {
        looks += 1;
        return Reflect.ownKeys(list);
      },
    });
  const three = () => [counted(), counted(), counted()];
  expect(isWithinBounds([three(), three(), three()], { members: 3, values: 20 })).toBe(false);
  expect(looks).toBeLessThan(6);
});
