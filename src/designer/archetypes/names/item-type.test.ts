import { expect, test } from 'vitest';
import { archetypeNames, archetypeOf } from '../registry.ts';
import { typesNotBuilt } from '../not-built/types.ts';
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

test('no type is both designed and among those that cannot be', () => {
  const designed = new Set(archetypeNames.flatMap((name) => archetypeOf(name).names.flatMap(({ types }) => types)));
  expect(Object.keys(typesNotBuilt).filter((type) => designed.has(type))).toEqual([]);
});
