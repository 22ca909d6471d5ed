import { expect, test } from 'vitest';
import { issuerOf } from './verifier-of.ts';

test.each([
  ['Amazon', {}, 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbCdEf123'],
  [
    'another studio',
    { endpoint: 'https://pool.example/identity' },
    'https://pool.example/identity/eu-west-1_AbCdEf123',
  ],
  [
    'one with a slash',
    { endpoint: 'https://pool.example/identity/' },
    'https://pool.example/identity/eu-west-1_AbCdEf123',
  ],
])('tokens of a pool at %s name it as issuer', (_where, more, issuer) => {
  expect(issuerOf({ userPoolId: 'eu-west-1_AbCdEf123', userPoolClientId: 'abc', ...more })).toBe(issuer);
});
