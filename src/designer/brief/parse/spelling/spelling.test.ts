import { describe, expect, test } from 'vitest';
import { buildSpeller, soundOf } from './spelling.ts';

const words = ['necklace', 'bracelet', 'screw', 'silver', 'pearl', 'pearls', 'star', 'sterling', 'chandi', 'jhumka'];
const meanings = new Map(words.map((word) => [word, word.replace(/s$/, '')]));
const speller = buildSpeller([...words, 'mein'], meanings);

describe('the word that a misspelt one stands for', () => {
  test.each([
    ['neclace', 'necklace'],
    ['sivler', 'silver'],
    ['srew', 'screw'],
    ['perl', 'pearl'],
    ['brclt', 'bracelet'],
    ['chaandee', 'chandi'],
    ['jumka', 'jhumka'],
  ])('%s is %s', (typed, meant) => {
    expect(speller.nearest(typed)).toBe(meant);
  });

  test.each(['str', 'gold', 'rilver', 'bcl', 'scrap'])('%s is none of them', (typed) => {
    expect(speller.nearest(typed)).toBeUndefined();
  });

  test('sounds like a word that is not worth correcting when it only comes from another script', () => {
    expect(speller.soundsLike('meen')).toBeUndefined();
    expect(speller.soundsLike('meiin')).toBe('mein');
    expect(speller.nearest('meiin')).toBeUndefined();
  });
});

test('a proposal is the right spelling, never another wrong one that is understood', () => {
  const meanings = new Map(['amethyst', 'amethist', 'jamunia'].map((word) => [word, 'amethyst']));
  const gems = buildSpeller([...meanings.keys()], meanings);
  expect(gems.nearest('amythist')).toBe('amethyst');
  expect(gems.nearest('jamuniya')).toBe('jamunia');
});

test('one sound for the ways of typing a word', () => {
  expect(new Set(['angoothi', 'anguthee', 'angoothee'].map(soundOf)).size).toBe(1);
});
