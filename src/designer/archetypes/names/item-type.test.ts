import { expect, test } from 'vitest';
import { itemType } from './item-type.ts';

test.each([
  ['ring', { onFinger: true, sizedLike: 'finger', length: 'band' }],
  ['earrings', { onFinger: false, isPair: true, isFlat: true }],
  ['bangle', { sizedLike: 'wrist', isPair: false, length: 'width' }],
  ['necklace', { isLine: true, length: 'length' }],
  ['anklet', { isLine: true, length: 'length' }],
  ['toe_ring', { sizedLike: 'finger', length: 'band' }],
])('%s: what its archetype says of it, and what follows from where it is worn', (type, facts) => {
  expect(itemType(type)).toMatchObject(facts);
});

test('of an unknown type nothing is known', () => {
  expect(itemType('umbrella')).toEqual({});
  expect(itemType(undefined)).toEqual({});
});
