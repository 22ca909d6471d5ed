import { expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

test.each([
  ['ring, initials T & V inside', 'T & V'],
  ['letter R and A locket joined with small heart', 'R & A'],
  ['pendant with letters A, B and K', 'A, B & K'],
  ['initials R and a heart pendant', 'R'],
  ['cufflinks with initials RS', 'RS'],
  ['pendants engraved A, C, M', 'A, C, M'],
  ['bangles engraved Ada on one and Tom on the other', 'Ada / Tom'],
  ['pendant, back of hers "sun" back of his "moon"', 'sun / moon'],
  ['naam Kavya nahi Kavita, pendant', 'Kavita'],
  ['naam galat likha hai Priyanka nahi Priyanshi, pendant', 'Priyanshi'],
  ['put the name Kamala not Kamla on the pendant', 'Kamala'],
  ['pendant, naam Rohan se Rahul kar do', 'Rahul'],
  ['engrave 7.8.2019 in the ring', '7.8.2019'],
  ['pendant with the word hope', 'hope'],
  ['bangle with "Always with me" around it', 'Always with me'],
  ['a "halo" ring', undefined],
  ['ring, engrave inside: AM 12.12.2020', 'AM 12.12.2020'],
  ['silver charms with the names Nour, Dana and Hala', 'Nour / Dana / Hala'],
  ['please engrave To the moon and back on the inside of the gold ring', 'To the moon and back'],
  ['gold ring, can it say always on the inside', 'always'],
  ['ring andar Kabir likh do', 'Kabir'],
  ['two lockets, Ivy on one, Rose on the other', 'Ivy / Rose'],
  ['gold band, inside 03.09.24', '03.09.24'],
  ["bracelets, 'Girls Trip' on each one", 'Girls Trip'],
  ['name pendant Leena, gold', 'Leena'],
  ['customer is saying no halo on the ring', undefined],
])('%s', (brief, text) => {
  expect(requestFrom(brief).engraving?.text).toBe(text);
});

test('an inscription is read as nothing else', () => {
  expect(requestFrom('bangle engraved Leo inside')).not.toHaveProperty('astrology');
});

test.each([
  ['pendant, name Salma in arabic', { style: 'arabic' }],
  ['ring engraved Tara inside in cursive', { style: 'cursive', location: 'inside' }],
  ['pendant with his fingerprint on the back', { motif: 'fingerprint', location: 'back' }],
  ['cufflinks, monogram engraved', { motif: 'monogram' }],
])('%s: the hand, the print, the side', (brief, engraving) => {
  expect(requestFrom(brief).engraving).toMatchObject(engraving);
});

test.each(['delete the engraving from the ring', 'gold ring that my sister can get engraved at home'])(
  '%s: nothing is to be cut',
  (brief) => {
    expect(requestFrom(brief)).not.toHaveProperty('engraving');
  },
);
