import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['ann@example.org', 'ann@example.org'],
  ['ann+ring@example.org', 'ann@example.org'],
  ['ann+ring+two@example.org', 'ann@example.org'],
  // Nothing before the plus: the whole of it is the mailbox.
  ['+ann@example.org', '+ann@example.org'],
  ['a.n.n+ring@gmail.com', 'ann@gmail.com'],
  ['a.nn@googlemail.com', 'ann@gmail.com'],
  ['a.nn@example.org', 'a.nn@example.org'],
  // No addresses: a number, and a name that nobody has.
  ['+4915112345678', '+4915112345678'],
  ['ann+ring', 'ann+ring'],
])('letters to %s are counted for %s', (recipient, mailbox) => {
  expect(mailboxOf(recipient)).toBe(mailbox);
});
