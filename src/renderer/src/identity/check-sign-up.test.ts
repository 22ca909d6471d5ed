import { expect, test } from 'vitest';
import { checkSignUp } from './check-sign-up.ts';

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
