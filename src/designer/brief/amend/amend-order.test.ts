import { expect, test } from 'vitest';
import { withChange } from '#spec/request/changed-brief.ts';
import { understand } from '../understand.ts';

const SET = 'Ruby necklace, earrings and ring set in 22k gold, 40 grams';

function pieces(brief: string, ...changes: readonly string[]) {
  const request = understand(changes.reduce(withChange, brief));
  if (!request.ok) throw new Error(request.problem.message);
  return { types: request.value.items?.map(({ type }) => type), request: request.value };
}

test.each([
  ['add a bracelet', ['necklace', 'earrings', 'ring', 'bracelet']],
  ['also a bracelet', ['necklace', 'earrings', 'ring', 'bracelet']],
  ['add a bracelet and a maang tikka', ['necklace', 'earrings', 'ring', 'bracelet', 'maang_tikka']],
  ['no ring', ['necklace', 'earrings']],
  ['drop the earrings', ['necklace', 'ring']],
  ['ring hata do', ['necklace', 'earrings']],
  ['bangle instead of the earrings', ['necklace', 'bangle', 'ring']],
])('said of a set, "%s" is said of its pieces', (change, types) => {
  const found = pieces(SET, change);
  expect(found.types).toEqual(types);
  expect(found.request.exclude).toBeUndefined();
  expect(found.request.stones).toMatchObject([{ gem: 'ruby' }]);
});

test('what was dropped may come back, and what was added go', () => {
  expect(pieces(SET, 'no ring', 'add a ring').types).toEqual(['necklace', 'earrings', 'ring']);
  expect(pieces(SET, 'add a bracelet', 'no bracelet').types).toEqual(['necklace', 'earrings', 'ring']);
});

test('a single piece is not dropped, and becomes a set where another is added', () => {
  expect(pieces('ruby ring', 'no ring').types).toEqual(['ring']);
  expect(pieces('ruby ring', 'add earrings')).toMatchObject({
    types: ['ring', 'earrings'],
    request: { intent: 'new_set' },
  });
});

test('a chain that is added to a pendant is what it hangs on', () => {
  expect(pieces('ruby pendant', 'add a chain 20 inch').types).toEqual(['pendant']);
});
