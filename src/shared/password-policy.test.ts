import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenPasswordRules } from './password-policy.ts';

test.each(['Pass w0rd', 'Rubies & 22k', 'Passw0rd!', `Aa1${'!'.repeat(253)}`, 'Päßw0rd 💎x'])(
  '%j keeps them all',
  (password) => {
    expect(brokenPasswordRules(password)).toEqual([]);
  },
);

test.each([
  ['Ab1!', ['tooShort']],
  // Seven characters, though JavaScript counts eight.
  ['Ab1!xy💎', ['tooShort']],
  [`Aa1${'!'.repeat(254)}`, ['tooLong']],
  ['RUBIES22!', ['lowerCase']],
  ['rubies22!', ['upperCase']],
  ['Rubies!!', ['number']],
  ['Rubies22', ['special']],
  ['Rubies22€', ['special']],
  ['Rubies22 ', ['special', 'spaceAtAnEnd']],
  [' Rubies22!', ['spaceAtAnEnd']],
  ['Rubies22!\n', ['spaceAtAnEnd']],
  ['рубины22!', ['lowerCase', 'upperCase']],
  ['', ['tooShort', 'lowerCase', 'upperCase', 'number', 'special']],
] as const)('%j breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});

test('a blank within a password counts wherever it stands, and at an end never', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{4,20}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(brokenPasswordRules(`Aa1${one} ${other}`)).toEqual([]);
      expect(brokenPasswordRules(`Aa1${one}${other} `)).toEqual(['special', 'spaceAtAnEnd']);
    }),
  );
});
