import { expect, test } from 'vitest';
import { solid } from '../mesh/build/build-solid.ts';
import { sphere } from '../mesh/build/round-solids.ts';
import { sameValue } from './same-value.ts';

const heightAt = (): number => 1;

test.each([
  ['two meshes drawn alike', solid(sphere(1, 12)), solid(sphere(1, 12)), true],
  ['meshes of other numbers', solid(sphere(1, 12)), solid(sphere(1.1, 12)), false],
  ['meshes of other lengths', solid(sphere(1, 12)), solid(sphere(1, 16)), false],
  ['lists in another order', { at: [1, 2] }, { at: [2, 1] }, false],
  ['a list and its beginning', [1, 2], [1], false],
  ['one that says more', { a: 1 }, { a: 1, b: undefined }, false],
  ['a list and an object', [], {}, false],
  ['nothing and something', undefined, {}, false],
  ['one function', { heightAt }, { heightAt }, true],
  ['two functions that do the same', { heightAt }, { heightAt: (): number => 1 }, false],
] as const)('%s', (_what, a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
  expect(sameValue(b, a)).toBe(same);
});
