import { expect, test } from 'vitest';
import { hasPage } from './addresses.ts';
import { invitationAddress, invitationIn } from './invitation-address.ts';

test('an invitation leads to a page that there is, and is read there', () => {
  const { pathname, hash } = new URL(invitationAddress('https://studio.example', 'aB-_9'));
  expect(hasPage(pathname)).toBe(true);
  expect(invitationIn(hash)).toBe('aB-_9');
});

test.each(['', '#', '#invitation=', '#other=aB'])('%o is no invitation', (hash) => {
  expect(invitationIn(hash)).toBeUndefined();
});
