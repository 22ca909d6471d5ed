import { expect, test } from 'vitest';
import { requestFrom } from './testing/request-from.ts';

test.each([
  ['do anguthi, 6 mm aur 3 mm, platinum', { items: [{ width_mm: 6 }, { width_mm: 3 }] }],
  ['gale ka locket hanuman ji ka chandi mein', { items: [{ type: 'pendant' }], motifs: ['hanuman'] }],
  ['chhoti nathni bina ched wali', { constraints: ['no_piercing'] }],
  [
    'ring jisme beech mein gol heera 50 cent, side mein chhote chhote',
    { stones: [{ role: 'center', carat_each: 0.5 }, { role: 'side' }] },
  ],
  ['locket jisme photo lage', { features: ['photo_frame'] }],
])('in Hinglish as in English: %s', (brief, said) => {
  expect(requestFrom(brief)).toMatchObject(said);
});

test('a photo that is sent later is no frame, and one locket is no necklace beside it', () => {
  expect(requestFrom('anguthi same to same, photo baad mein bhejungi, 18k').features).toBeUndefined();
  expect(requestFrom('gale ka locket hanuman ji ka chandi mein').items).toHaveLength(1);
});

test.each([
  ['bangle that opens, 18k', ['hinged']],
  ['kada jo khulta ho, 22k', ['hinged']],
  ['locket that opens', ['locket_opening']],
])('what opens by a hinge and what by a cover: %s', (brief, features) => {
  expect(requestFrom(brief).features).toEqual(features);
});

test('who is spoken to gets nothing, and a ring to be matched is no second ring', () => {
  expect(requestFrom('habibi i need 21k bangle set 6 pieces').recipient).toBeUndefined();
  expect(requestFrom('wedding band to match a cushion halo ring').items).toHaveLength(1);
});
