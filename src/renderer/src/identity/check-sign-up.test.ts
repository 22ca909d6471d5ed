import { describe, expect, test } from 'vitest';
import { checkRepetition, checkSignUp } from './check-sign-up.ts';

test('an untouched form shows no message', () => {
  expect(checkSignUp({}, {})).toBeUndefined();
  expect(checkSignUp({ email: '', password: '', confirm_password: '' }, { email: false })).toBeUndefined();
});

test('each field that was left empty is required, and no other', () => {
  const required = 'This field is required';
  expect(checkSignUp({ email: ' ' }, { email: true, password: true })).toEqual({ email: required, password: required });
  expect(checkSignUp({ email: 'asha@example.com' }, { email: true, confirm_password: true })).toEqual({
    confirm_password: required,
  });
});

describe('a phone number', () => {
  test.each(['98765 43210', '(212) 555-0100', '020 7946 0958'])('%s is one, as it is written at home', (typed) => {
    expect(checkSignUp({ phone_number: typed }, {})).toBeUndefined();
  });

  // The pool would refuse them as an invalid parameter.
  test.each(['call me', '+91 98765 43210', '12', '1234567890123456'])('%s is said to be none', (typed) => {
    expect(checkSignUp({ phone_number: typed }, {})).toEqual({
      phone_number: 'Please enter your number without its country, such as 98765 43210',
    });
  });
});

describe('an address', () => {
  test.each([
    ['asha', 'no @'],
    ['asha@example', 'no dot'],
    ['asha@@example.com', 'two @'],
    ['asha @example.com', 'a blank'],
    ['@example.com', 'no mailbox'],
    // The pool refuses these, too: a screen that let them pass would show its refusal instead.
    ['asha@example..com', 'two dots'],
    ['asha,ravi@example.com', 'two readers'],
    ['asha@127.0.0.1', 'an IPv4 address'],
    ['asha@example.com/x.y', 'a path'],
    ['ａsha@example.com', 'a letter of full width'],
    [`asha@${'a'.repeat(64)}.com`, 'a name of 64 characters'],
    [`${'a'.repeat(250)}@example.com`, 'too long'],
  ])('%j is none: %s', (email) => {
    expect(checkSignUp({ email }, {})).toEqual({ email: 'Please enter a valid email' });
  });

  test.each([
    'asha@example.com',
    ' Asha@Example.COM ',
    'अशा@उदाहरण.भारत',
    'asha@müller.de',
    'o’hara+rings@sub.example.co',
  ])('%j is one', (email) => {
    expect(checkSignUp({ email }, { email: true })).toBeUndefined();
  });
});

describe('a password repeated', () => {
  const touched = { password: true, confirm_password: true };
  const said = (password: string, again: string) => checkRepetition({ password, confirm_password: again }, touched);

  test.each([
    ['Abcde-12', 'Abcdef', 'Your passwords must match'],
    ['Abcde-12', 'Abcde', 'Password must have at least 8 characters'],
  ])('%j as %j: %s', (password, again, message) => {
    expect(said(password, again)).toEqual({ confirm_password: message });
  });

  // The widget takes any object for a refusal.
  test.each([
    ['', ''],
    ['Abcde-12', 'Abcde-12'],
    ['Abcde', 'Abcde-12'],
  ])('%j as %j: nothing is said', (password, again) => {
    expect(said(password, again)).toBeUndefined();
  });

  test('is not too short while it is still being typed', () => {
    expect(checkRepetition({ password: 'Abcde-12', confirm_password: 'Abc' }, { password: true })).toBeUndefined();
  });
});
