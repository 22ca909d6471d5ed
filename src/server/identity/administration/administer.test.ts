import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { type LoginName, readLoginName } from '../accounts/login-name.ts';
import { checkPassword } from '../accounts/passwords/password-policy.ts';
import { secureRandom } from '../../ports.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from '../testing/test-pool.ts';
import { accountOfProvider } from '../federation/account-of-provider.ts';
import { createAccountFor, givePassword, grantGroup, revokeGroup } from './administer.ts';
import { temporaryPassword } from './temporary-password.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await openTestPool();
});
afterAll(() => pool.close());

const signIn = async (USERNAME: string, password = TEST_PASSWORD) => {
  const flow = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: password } };
  const answer = await pool.call('InitiateAuth', flow);
  const tokens = answer.body['AuthenticationResult'] as { AccessToken: string } | undefined;
  return { ...answer, accessToken: tokens?.AccessToken ?? '' };
};
const groupsIn = (accessToken: string) => decodeJwt(accessToken)['cognito:groups'];
const given = async (result: ReturnType<typeof givePassword>) => {
  const made = await result;
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
};

test('a created account must replace its password at the first sign-in', async () => {
  const { email, password } = await given(
    createAccountFor(pool.identity, readLoginName('Boss@Example.org'), ['admin']),
  );
  expect(email).toBe('boss@example.org');
  expect((await signIn(email, password)).body['ChallengeName']).toBe('NEW_PASSWORD_REQUIRED');
});

test('an address with an account gets no second one', async () => {
  await pool.create({ email: 'ann@example.org' });
  const twice = await createAccountFor(pool.identity, readLoginName('ann@example.org'));
  expect(twice).toMatchObject({ ok: false, problem: { code: 'account_exists' } });
  expect(await createAccountFor(pool.identity, readLoginName('ann'))).toMatchObject({
    ok: false,
    problem: { code: 'bad_address' },
  });
});

test('a given password replaces the old one and ends every session', async () => {
  await pool.create({ email: 'bea@example.org' });
  const { accessToken } = await signIn('bea@example.org');
  for (let times = 0; times < 11; times += 1) await signIn('bea@example.org', 'Wr0ng-one!');
  const { password } = await given(givePassword(pool.identity, readLoginName('bea@example.org')));
  expect((await pool.call('GetUser', { AccessToken: accessToken })).refused).toBe('NotAuthorizedException');
  expect((await signIn('bea@example.org')).refused).toBe('NotAuthorizedException');
  expect((await signIn('bea@example.org', password)).body['ChallengeName']).toBe('NEW_PASSWORD_REQUIRED');
});

test('a group is granted once; revoking it ends every session', async () => {
  await pool.create({ email: 'cleo@example.org' });
  for (let times = 0; times < 2; times += 1)
    await grantGroup(pool.identity, readLoginName('cleo@example.org'), 'admin');
  const { accessToken } = await signIn('cleo@example.org');
  expect(groupsIn(accessToken)).toEqual(['admin']);
  await revokeGroup(pool.identity, readLoginName('cleo@example.org'), 'admin');
  expect((await pool.call('GetUser', { AccessToken: accessToken })).refused).toBe('NotAuthorizedException');
  expect(groupsIn((await signIn('cleo@example.org')).accessToken)).toBeUndefined();
});

describe('an account of a provider', () => {
  const google = { name: 'google' } as const;
  const comes = (subject: string, email: string, isEmailVerified: boolean) =>
    accountOfProvider(pool.identity, google, { subject, email: emailAddress(email), isEmailVerified, attributes: {} });

  test('is put into a group by its verified address, and by no other', async () => {
    const { id } = await comes('g-1', 'Dina@Example.org', true);
    await comes('g-2', 'eve@example.org', false);
    expect(await grantGroup(pool.identity, readLoginName('dina@example.org'), 'admin')).toMatchObject({
      ok: true,
      value: { id },
    });
    expect(await grantGroup(pool.identity, readLoginName('eve@example.org'), 'admin')).toMatchObject({
      ok: false,
      problem: { code: 'no_such_account' },
    });
  });

  test('must be named by id where an account with a password has the same address', async () => {
    await pool.create({ email: 'flo@example.org' });
    const { id } = await comes('g-3', 'flo@example.org', true);
    const asked = await grantGroup(pool.identity, readLoginName('flo@example.org'), 'admin');
    expect(asked).toMatchObject({ ok: false, problem: { code: 'several_accounts' } });
    expect(asked.ok ? '' : asked.problem.message).toContain(`${id} (through a provider)`);
    expect(await grantGroup(pool.identity, readLoginName(` ${id.toUpperCase()} `), 'admin')).toMatchObject({
      ok: true,
    });
    expect(await revokeGroup(pool.identity, readLoginName(id), 'admin')).toMatchObject({ ok: true, value: { id } });
  });

  test('gets no password', async () => {
    const { id } = await comes('g-4', 'gus@example.org', true);
    for (const typed of ['gus@example.org', id])
      expect(await givePassword(pool.identity, readLoginName(typed))).toMatchObject({
        problem: { code: 'no_such_account' },
      });
  });
});

describe.each([
  ['give a password to', givePassword],
  ['grant a group to', (identity: TestPool['identity'], who: LoginName) => grantGroup(identity, who, 'admin')],
  ['take a group from', (identity: TestPool['identity'], who: LoginName) => revokeGroup(identity, who, 'admin')],
])('to %s', (_what, act) => {
  test('an unknown account is a problem with a remedy', async () => {
    const done = await act(pool.identity, readLoginName('nobody@example.org'));
    expect(done).toMatchObject({ ok: false, problem: { code: 'no_such_account', remedy: expect.any(String) } });
  });
});

test('a temporary password keeps the rules and is never the same', () => {
  const passwords = Array.from({ length: 200 }, () => temporaryPassword(secureRandom));
  expect(passwords.filter((password) => !checkPassword(password).ok)).toEqual([]);
  expect(new Set(passwords).size).toBe(passwords.length);
  expect(passwords[0]).toMatch(/^([a-zA-Z2-9]{4}-){4}aA7$/);
});
