import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenPasswordRules } from '#shared/password-policy.ts';
import { checkNewPassword, passwordMessages, passwordsDiffer } from './password-messages.ts';

const nearlyRight = fc.stringMatching(/^[ \t]?[A-Za-z0-9 !€]{6,12}[ \n]?$/);

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

test('a space counts as a special character within a password, and is refused at its end', () => {
  expect(passwordMessages('Pass w0rd')).toEqual([]);
  expect(passwordMessages('Rubies 22 ')).toEqual(['Password must not begin or end with a space']);
});

test('has something to say of a password where a rule of the pool is broken, and nowhere else', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), nearlyRight), (password) => {
      expect(passwordMessages(password)).toHaveLength(brokenPasswordRules(password).length);
      expect(new Set(passwordMessages(password)).size).toBe(brokenPasswordRules(password).length);
    }),
  );
});

test('the widget says nothing of a password that nobody has entered yet', () => {
  expect(checkNewPassword({}, {})).toBeNull();
  expect(checkNewPassword({ password: 'x' }, {})).toBeNull();
  expect(checkNewPassword({ password: 'Pass w0rd' }, { password: true })).toBeNull();
  expect(checkNewPassword({ password: 'Rubies22' }, { password: true })).toEqual({
    password: ['Password must have special characters'],
  });
});

test('two passwords are compared once both are long enough', () => {
  expect(passwordsDiffer('Rubies', 'Ruby')).toBe(false);
  expect(passwordsDiffer('Rubies 22k!', 'Rubies')).toBe(true);
  expect(passwordsDiffer('Rubies 22k!', 'Rubies 22k!')).toBe(false);
});
