import { expect, test } from 'vitest';
import { isTest, repositoryFiles, withoutComments } from './testing/repository-files.ts';

/** Where texts of somebody else become addresses. Whatever lies behind takes an `EmailAddress` and reads nothing again. */
const DOORS: Readonly<Record<string, string>> = {
  'src/renderer/src/identity/sign-up/check-sign-up.ts': 'the form for a new account',
  'src/renderer/src/identity/sign-up/own-sign-up.ts': 'the sign-up and the code that this page sends',
  'src/renderer/src/identity/user-of-session.ts': 'a token of any pool',
  'src/server/db/migrations/2026-11-23-one-address-a-mailbox.ts': 'rows from before',
  'src/server/identity/accounts/attributes.ts': 'attributes in calls of the pool',
  'src/server/identity/accounts/login-name.ts':
    'the name in a call, in a form of the hosted pages, on the command line',
  'src/server/identity/admin-api/user-filter.ts': 'a filter of an administrator',
  'src/server/identity/federation/claims.ts': 'what a provider says',
  'src/server/identity/tokens/verified-email.ts': 'what a pool elsewhere says',
  'src/server/setting-lists.ts': 'settings',
  'src/shared/forms/field-rule.ts': 'the forms of the public pages',
  'src/shared/forms/waitlist-refusals.ts': 'the block list of those who run a studio',
  'src/shared/site/site-config.ts': 'the configuration of the screens',
};

const OWNER = 'src/shared/email-address.ts';
const sources = ['src']
  .flatMap(repositoryFiles)
  .filter(({ path }) => !isTest(path) && path !== OWNER)
  .map(({ path, text }) => ({ path, code: withoutComments(text) }));
const filesWith = (words: RegExp) => sources.flatMap(({ path, code }) => (words.test(code) ? [path] : []));

test('addresses are read at the doors, and nowhere else', () => {
  expect(filesWith(/\breadEmail\(/).toSorted()).toEqual(Object.keys(DOORS).toSorted());
});

test('what is an address is said once', () => {
  // A validator's own rule, a pattern with an @ between two classes, or lower case in place of reading.
  expect(filesWith(/z\.email\(|\.email\(\)|\]\+@\[|([eE]mail|[uU]sername)\w*(\.trim\(\))?\.toLowerCase\(/)).toEqual([]);
});

test('nothing is called an address that was not read', () => {
  expect(filesWith(/\bas EmailAddress\b/)).toEqual([]);
});
