import { expect, test } from 'vitest';
import { notListed } from './design.ts';
import { facetTerm, keyOfWorkshop, saidTerm, searchTextOf, searchWordsIn } from './search-terms.ts';

test.each([
  ['Aurelia’s ring', ['aurelia', 's', 'ring']],
  ['Pavé ÉTOILE', ['pave', 'etoile']],
  ['ﬁne 18K, 0.5ct', ['fine', '18k', '0', '5ct']],
  ['कंगन', ['कंगन']],
  ['kind:ring " OR * ) \' & | \\ --', ['kind', 'ring', 'or']],
  ['', []],
  ['\u0000\uD800', []],
])('the words of “%s”', (text, words) => {
  expect(searchWordsIn(text)).toEqual(words);
});

test('a word is cut where no word goes on', () => {
  expect(searchWordsIn('a'.repeat(200))).toEqual(['a'.repeat(40)]);
});

test('a facet is one term, whatever its name is written with', () => {
  expect([facetTerm('kind', 'nose-pin'), saidTerm('tag', 'Diwali ’26: gold!'), keyOfWorkshop('1f2a3b4c-5d6e')]).toEqual(
    ['kind:nose_pin', 'tag:diwali_26_gold', '1f2a3b4c:'],
  );
});

test('a design is found by its facets and by what is said of it, each once', () => {
  const text = searchTextOf({
    title: 'Aurelia',
    kind: 'ring',
    alloy: 'au750_r',
    gem: 'ruby',
    brief: 'A ruby ring for Ann, ring size 6',
    tags: ['Window'],
    sku: 'NK-0042',
    collection: 'Rose Garden',
    description: 'Worn low.',
  });
  expect(text).toBe(
    'kind:ring alloy:au750_r metal:gold gem:ruby collection:rose_garden tag:window aurelia ring ruby 18k rose gold nk ' +
      '0042 garden window a for ann size 6 worn low',
  );
});

test('letters that come apart into many make no text that is slow to go through', () => {
  const text = searchTextOf({
    title: 'Aurelia',
    kind: 'ring',
    alloy: 'au750_r',
    gem: 'ruby',
    // One letter each, which is eighteen as databases compare it.
    brief: Array.from({ length: 150 }, (_, index) => `${'\uFDFA'.repeat(7)}${index}`).join(' '),
    ...notListed,
    tags: Array.from({ length: 20 }, (_, index) => `${'\uFDFA'.repeat(38)}${index}`),
  });
  expect(text.length).toBeLessThanOrEqual(2400);
  expect(text).toMatch(/^kind:ring alloy:au750_r metal:gold gem:ruby tag:/);
});
