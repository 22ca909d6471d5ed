import { expect, test } from 'vitest';
import { checkRepetition, checkSignUp } from './check-sign-up.ts';

test('an untouched form shows no message', () => {
  expect(checkSignUp({}, {})).toBeUndefined();
});

test('a field that was left empty is required', () => {
  expect(checkSignUp({ email: ' ' }, { email: true, password: true })).toEqual({
    email: 'This field is required',
    password: 'This field is required',
  });
});

test.each(['asha', 'asha@example', 'asha@@example.com', 'asha @example.com', '@example.com'])(
  '%j is no e-mail address',
  (email) => {
    expect(checkSignUp({ email }, {})).toEqual({ email: 'Please enter a valid email' });
  },
);

test.each(['asha@example.com', 'अशा@उदाहरण.भारत', 'o’hara+rings@sub.example.co'])('%j is one', (email) => {
  expect(checkSignUp({ email }, { email: true })).toBeUndefined();
});

test.each([
  ['', '', undefined],
  ['Abcde-12', 'Abcde-12', undefined],
  ['Abcde-12', 'Abcdef', 'Your passwords must match'],
  ['Abcde', 'Abcde-12', undefined],
  ['Abcde-12', 'Abcde', 'Password must have at least 8 characters'],
])('%j repeated as %j: %s', (password, again, message) => {
  const touched = { password: true, confirm_password: true };
  expect(checkRepetition({ password, confirm_password: again }, touched)?.['confirm_password']).toBe(message);
});

test('a repetition that is still being typed is not too short yet', () => {
  expect(checkRepetition({ password: 'Abcde-12', confirm_password: 'Abc' }, { password: true })).toBeUndefined();
});
