import { expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

test.each([
  ['tiny gold nose stud', ['small']],
  ['wee silver cross pendant', ['small']],
  ['studs, chhote, 18k gold', ['small']],
  ['gold ring with small diamonds', undefined],
  ['necklace of tiny pearls', undefined],
  ['chhoti beti ke liye gold bali', undefined],
  ['thick silver cuff', ['thick']],
  ['silver cuff 2 mm thick', undefined],
  ['pearl necklace with a plain 9ct ball clasp', undefined],
  ['Bahraini pearl ring', undefined],
  ['Victorian garnet ring', ['victorian']],
  ['Edwardian diamond ring', ['edwardian']],
  ['Bohemian turquoise ring', ['bohemian']],
  ['fancy yellow diamond ring', undefined],
  ['patli si gold chain', ['delicate']],
  ['patli gold chudi', ['slim']],
  ['saada gold kada', ['plain']],
  ['long mangalsutra 22k', ['long']],
  ['mangalsutra, lamba, 22k', ['long']],
  ['lambe earrings 18k', ['long']],
  ['short gold chain', ['short']],
  ['necklace, long one 28 inch, silver', undefined],
  ['gold earrings 45 mm long', undefined],
  ['silver pendant an inch long', undefined],
  ['long gold necklace with earrings', undefined],
])('%s', (brief, style) => {
  expect(requestFrom(brief).style).toEqual(style);
});
