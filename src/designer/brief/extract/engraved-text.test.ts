import { expect, test } from 'vitest';
import { requestFrom } from '../testing/request-from.ts';

test.each([
  ['ring, initials T & V inside', 'T & V'],
  ['cufflinks with initials RS', 'RS'],
  ['pendants engraved A, C, M', 'A, C, M'],
  ['bangles engraved Ada on one and Tom on the other', 'Ada / Tom'],
  ['pendant, back of hers "sun" back of his "moon"', 'sun / moon'],
  ['naam Kavya nahi Kavita, pendant', 'Kavita'],
  ['engrave 7.8.2019 in the ring', '7.8.2019'],
  ['pendant with the word hope', 'hope'],
  ['bangle with "Always with me" around it', 'Always with me'],
  ['a "halo" ring', undefined],
])('%s', (brief, text) => {
  expect(requestFrom(brief).engraving?.text).toBe(text);
});

test('an inscription is read as nothing else', () => {
  expect(requestFrom('bangle engraved Leo inside')).not.toHaveProperty('astrology');
});
