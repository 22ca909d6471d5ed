import { expect, test } from 'vitest';
import { passwordMessages, passwordsDiffer } from './password-messages.ts';

test('a password that meets the five rules has no messages', () => {
  expect(passwordMessages('Rubies & 22k')).toEqual([]);
});

test.each([
  ['Ab1!', 'Password must have at least 8 characters'],
  ['RUBIES22!', 'Password must have lower case letters'],
  ['rubies22!', 'Password must have upper case letters'],
  ['Rubies!!', 'Password must have numbers'],
  ['Rubies22', 'Password must have special characters'],
])('%j breaks one rule', (password, message) => {
  expect(passwordMessages(password)).toEqual([message]);
});

test('a space at the end is no special character', () => {
  expect(passwordMessages('Rubies22 ')).toEqual(['Password must have special characters']);
});

test('two passwords are compared once both are long enough', () => {
  expect(passwordsDiffer('Rubies', 'Ruby')).toBe(false);
  expect(passwordsDiffer('Rubies 22k!', 'Rubies')).toBe(true);
  expect(passwordsDiffer('Rubies 22k!', 'Rubies 22k!')).toBe(false);
});
