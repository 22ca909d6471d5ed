import { describe, expect, test } from 'vitest';
import { fail, ok } from '../result.ts';
import { problemWith, readField, tidyText } from './field-rule.ts';

describe('an e-mail address', () => {
  test.each(['asha@example.com', ' asha@example.co.in ', 'आशा@example.com', 'a+b@x.museum'])('%s passes', (text) => {
    expect(problemWith(text, { kind: 'email' })).toBeUndefined();
  });

  test.each(['asha', 'asha@', '@example.com', 'asha@example', 'a b@example.com', 'asha@example.', 'a@b@c.de'])(
    '%s does not',
    (text) => {
      expect(problemWith(text, { kind: 'email' })).toBe('Invalid email address');
    },
  );
});

describe('a web address', () => {
  test.each([
    'https://example.com',
    'http://example.com/a?b#c',
    'HTTPS://EXAMPLE.COM',
    'myshop.in',
    ' www.myshop.in/rings?a#b ',
  ])('%s passes', (text) => {
    expect(problemWith(text, { kind: 'url' })).toBeUndefined();
  });

  test.each(['myshop', 'my shop.in', 'ftp://example.com', 'javascript:alert(1)', 'https://', '//example.com'])(
    '%s does not',
    (text) => {
      expect(problemWith(text, { kind: 'url' })).toBe('Invalid URL: write it like www.example.com');
    },
  );
});

test('of a web address the scheme is added where it was left out', () => {
  expect(tidyText(' myshop.in ', { kind: 'url' })).toBe('https://myshop.in');
  expect(tidyText('http://myshop.in', { kind: 'url' })).toBe('http://myshop.in');
});

describe('a phone number', () => {
  test.each(['+91 98450 12345', '(0171) 234-5678', '98.45.01.23', '+९१ ९८४५० १२३४५', '＋１ ５５５ ０１００ ２００'])(
    '%s passes',
    (text) => {
      expect(problemWith(text, { kind: 'tel' })).toBeUndefined();
    },
  );

  test.each(['12', '12345', '1234567890123456', 'call me', '98450 x 12345', '+', '12+34567'])('%s does not', (text) => {
    expect(problemWith(text, { kind: 'tel' })).toBe('Enter a phone number, such as +91 98765 43210');
  });
});

test('what shows letters in another order than they are read in is not kept; marks of Arabic and Hebrew are', () => {
  const subject = { most: 200 } as const;
  expect(readField('\u202Egpj.exe', subject)).toEqual(ok('gpj.exe'));
  expect(readField('a\u2066b\u2069\nc\u202Dd', { multiline: true })).toEqual(ok('ab\ncd'));
  expect(readField('\u202E', { required: true })).toEqual(fail('This field is required'));
  expect(readField('שלום\u200F!', subject)).toEqual(ok('שלום\u200F!'));
});

test('a required field needs more than blanks; others may be left out', () => {
  expect(problemWith(' \n', { required: true, kind: 'email' })).toBe('This field is required');
  expect(problemWith('', { kind: 'url' })).toBeUndefined();
});

test('a field that is missing is asked for in its own words', () => {
  expect(problemWith(' ', { required: true, missing: 'Your name, please' })).toBe('Your name, please');
});
