import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { openApp } from '../../open-app.ts';
import { beginTrial } from '../../routes/trial/begin-trial.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, settingsOf, type TestStudio } from '../../testing/test-studio.ts';
import { holdsNothing } from '../../workshops/hold-workshop.ts';
import { adminOperations } from '../admin-api/operations/registry.ts';
import { accountOfProvider } from '../federation/account-of-provider.ts';
import { TEST_PASSWORD } from '../testing/test-pool.ts';

const BOSS = 'boss@example.org';
const HERE = { clientAddress: '192.0.2.1' };

onEachDatabase((fresh) => {
  let studio: TestStudio;
  const bugs: Error[] = [];
  beforeAll(async () => {
    const options = { env: { ADMIN_EMAILS: BOSS }, reportBug: (bug: Error) => bugs.push(bug) };
    studio = await openTestStudio(await fresh(), options);
  });
  afterAll(() => studio.close());

  const enter = async (USERNAME: string) => {
    const AuthParameters = { USERNAME, PASSWORD: TEST_PASSWORD };
    const { body } = await studio.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    return body['AuthenticationResult'] as Record<'AccessToken' | 'IdToken', string>;
  };

  describe('who runs the studio', () => {
    test('is read by nobody in its configuration', async () => {
      expect(await (await studio.ask('/config.json')).text()).not.toContain(BOSS);
    });

    test('is told to their own screens alone', async () => {
      await studio.create({ email: BOSS });
      await studio.create({ email: 'ann@example.org' });
      const groupsOf = async (email: string) => decodeJwt((await enter(email)).IdToken)['cognito:groups'];
      expect(await groupsOf(BOSS)).toEqual(['admin']);
      expect(await groupsOf('ann@example.org')).toBeUndefined();
      expect(decodeJwt((await enter(BOSS)).AccessToken)['cognito:groups']).toBeUndefined();
    });
  });

  describe('a second trial', () => {
    const dates = {
      trial_start_date: '2026-11-22T00:00:00.000Z',
      trial_end_date: '2026-12-22T00:00:00.000Z',
      trial_status: 'True',
    };
    const begin = async (email: string) => {
      const { AccessToken } = await enter(email);
      const headers = { authorization: `Bearer ${AccessToken}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ cognito_username: 'tess', ...dates });
      const answer = await studio.ask('/api/trial', { method: 'POST', headers, body });
      const { trial_end_date } = (await answer.json()) as { trial_end_date: string };
      return { AccessToken, status: answer.status, trial_end_date };
    };

    test('an account deleted and made again has no second trial', async () => {
      const email = 'tess@example.org';
      await studio.create({ email });
      const first = await begin(email);
      expect(first.status).toBe(200);
      await studio.call('DeleteUser', { AccessToken: first.AccessToken });
      expect(JSON.stringify(await studio.services.db.selectFrom('trials').selectAll().execute())).not.toContain('tess');
      studio.pass(1000);
      await studio.create({ email });
      expect(await begin(email)).toMatchObject({ status: 409, trial_end_date: first.trial_end_date });
    });

    test('an address that its account has left for another has no second trial either', async () => {
      const email = 'una@example.org';
      await studio.create({ email });
      const first = await begin(email);
      const { AccessToken } = first;
      const UserAttributes = [{ Name: 'email', Value: 'una@example.com' }];
      await studio.call('UpdateUserAttributes', { AccessToken, UserAttributes });
      const [letter] = await studio.emails();
      const Code = /\d{6}/.exec(letter?.text ?? '')?.[0];
      const moved = await studio.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
      expect(moved.status).toBe(200);
      await studio.call('DeleteUser', { AccessToken });
      studio.pass(1000);
      for (const address of [email, 'una@example.com']) {
        await studio.create({ email: address });
        expect(await begin(address)).toMatchObject({ status: 409, trial_end_date: first.trial_end_date });
      }
    });

    test('nor has an account through a provider, of the same confirmed address', async () => {
      const { identity } = studio.services;
      const email = emailAddress('wilma@icloud.com');
      await studio.create({ email });
      const first = await begin(email);
      expect(first.status).toBe(200);
      studio.pass(1000);
      const profile = { subject: 'w-1', email, isEmailVerified: true, attributes: {} };
      const { id } = await accountOfProvider(identity, { name: 'apple' }, profile);
      const second = await beginTrial(studio.services, id, holdsNothing);
      const endsAtMs = Date.parse(first.trial_end_date);
      expect(second).toMatchObject({ ok: true, value: { isNew: false, trial: { endsAtMs } } });
    });

    test('of two accounts of one address that begin one at the same moment, one does', async () => {
      const email = emailAddress('xena@icloud.com');
      const profile = { subject: 'x-1', email, isEmailVerified: true, attributes: {} };
      const { id } = await accountOfProvider(studio.services.identity, { name: 'apple' }, profile);
      const ids = [await studio.create({ email }), id];
      const begun = await Promise.all(ids.map((one) => beginTrial(studio.services, one, holdsNothing)));
      expect(begun.filter((one) => one.ok && one.value.isNew)).toHaveLength(1);
    });

    test('nor has an address from which an administrator has moved an account', async () => {
      const email = 'vera@example.org';
      await studio.create({ email });
      const first = await begin(email);
      const UserAttributes = [
        { Name: 'email', Value: 'vera@example.com' },
        { Name: 'email_verified', Value: 'true' },
      ];
      const move = adminOperations.get('AdminUpdateUserAttributes');
      const moved = await move?.answer(studio.services.identity, { Username: email, UserAttributes }, HERE);
      expect(moved?.ok).toBe(true);
      studio.pass(1000);
      await studio.create({ email });
      expect(await begin(email)).toMatchObject({ status: 409, trial_end_date: first.trial_end_date });
    });
  });

  test('a second factor that there is not is refused, not ignored', async () => {
    await studio.create({ email: 'mia@example.org' });
    const { AccessToken } = await enter('mia@example.org');
    const set = (Enabled: boolean) => studio.call('SetUserMFAPreference', { AccessToken, SMSMfaSettings: { Enabled } });
    expect((await set(true)).refused).toBe('InvalidParameterException');
    expect((await set(false)).status).toBe(200);
  });

  test('half of a character is no part of an address', async () => {
    const { refused } = await studio.call('SignUp', { Username: 'a\ud800@example.org', Password: TEST_PASSWORD });
    expect(refused).toBe('InvalidParameterException');
  });

  test('no answer repeats a validator', async () => {
    expect((await studio.call('ForgotPassword', { Username: 7 })).body['message']).toBe('Invalid parameter: Username');
    const answer = await studio.post('/api/contact', { name: 'Ann', email: 'a@b.example', message: 'Hi', website: 7 });
    expect(await answer.json()).toMatchObject({ message: 'What was sent can’t be read.', path: 'website' });
  });

  test('looking whether the outbox is there does not use its token up', async () => {
    const path = studio.services.outboxPage?.path() ?? '';
    expect((await studio.ask(path, { method: 'HEAD' })).status).toBe(404);
    expect((await studio.ask(path)).status).toBe(303);
  });

  test('a studio without its database is not well', async () => {
    const ill = await openTestStudio(await fresh(), { reportBug: (bug) => bugs.push(bug) });
    expect((await ill.ask('/api/health')).status).toBe(200);
    await ill.services.db.schema.dropTable('signingKeys').execute();
    bugs.length = 0;
    const answer = await ill.ask('/api/health');
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'no_database' })]);
    expect(bugs).toHaveLength(1);
    bugs.length = 0;
    await ill.close();
  });

  test('no bug was met', () => {
    expect(bugs).toEqual([]);
  });
});

test.skipIf(process.platform === 'win32')(
  'a database that others may read keeps the studio closed, and says what to do',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-open-'));
    const open = () =>
      openApp({
        version: '0',
        builtSite: folder,
        hosts: ['127.0.0.1'],
        dataFolder: folder,
        settings: settingsOf({}),
        reportBug: (bug) => {
          throw bug;
        },
      });
    const first = await open();
    if (first.ok) await first.value.close();
    chmodSync(join(folder, 'studio.sqlite'), 0o644);
    expect(await open()).toMatchObject({
      ok: false,
      problem: { code: 'open_database_file', remedy: expect.stringContaining('chmod 600') },
    });
    rmSync(folder, { recursive: true });
  },
);
