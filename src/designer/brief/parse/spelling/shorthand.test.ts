import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { spellShorthand } from './shorthand.ts';
import { tokenise } from '../token.ts';

test.each([
  ['18kw', '18 k white'],
  ['14KY', '14 k yellow'],
  ['9R', '9 k rose'],
  ['14kwg studs', '14 k white studs'],
  ['14k y', '14 k yellow'],
  ['24ky', '24 k yellow'],
  ['23k y', '23 k yellow'],
  ['14kgf', '14 k gold filled'],
  ['14k filled', '14 k gold filled'],
  ['18ct w, size 6', '18 ct white , size 6'],
  ['18ct w diamonds', '18 ct w diamonds'],
  ['24y girl', '24 y girl'],
  ['9y old', '9 y old'],
  ['7w', '7 w'],
  ['18 w', '18 w'],
])('%s is %s', (typed, words) => {
  const tokens = spellShorthand(tokenise(normalise(typed)));
  expect(tokens.map(({ text }) => text).join(' ')).toBe(words);
});
