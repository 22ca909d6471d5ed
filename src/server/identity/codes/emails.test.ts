import { expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import * as emails from './emails.ts';

const to = emailAddress('ann@example.org');

/** Letters that their reader alone decides. */
const letters = Object.entries(emails).flatMap(([name, write]) =>
  write.length === 1 ? [[name, (write as typeof emails.emailAboutMove)(to)] as const] : [],
);

test('there are letters', () => {
  expect(letters.length).toBeGreaterThan(6);
});

test.each(letters)(
  '%s tells its reader what to do, also in a studio without an address of its own',
  (_name, letter) => {
    expect(letter.to).toBe(to);
    expect(letter.text).not.toMatch(/undefined|null|\bNaN\b/);
  },
);
