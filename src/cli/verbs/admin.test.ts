import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningStudio, runStudio } from '#server/testing/run-studio.ts';
import { answer } from '../answer.ts';
import { runCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder: Awaited<ReturnType<typeof scratchFolder>>;
let data: string;
let studio: RunningStudio;
const ANN = 'ann@example.org';

beforeAll(async () => {
  folder = await scratchFolder();
  data = join(folder.path, 'data');
  studio = await runStudio(folder.path);
});
afterAll(async () => {
  await studio.stop();
  await folder.remove();
});

const admin = (...words: string[]) => runCli('admin', ...words, '--data', data);

interface Account {
  readonly temporaryPassword?: string;
}
const signIn = (PASSWORD = '', at = studio) =>
  at.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: ANN, PASSWORD } });

describe('beside a studio that runs', () => {
  test('an account is created, leaves and joins the administrators, and gets a new password', async () => {
    const created = await admin('create', ANN, '--group', 'admin');
    const { temporaryPassword = '' } = created.document as Account;
    expect(created.code).toBe(0);
    expect(created.document).toEqual({
      email: ANN,
      groups: ['admin'],
      status: 'FORCE_CHANGE_PASSWORD',
      temporaryPassword: expect.stringMatching(/^\S{20,}$/),
    });
    expect(created.stderr).toMatch(/^ann@example\.org has an account now\. Tell them the password/);
    expect(created.stderr).not.toContain(temporaryPassword);
    expect(await signIn(temporaryPassword)).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });

    const revoked = await admin('revoke', ANN);
    expect(revoked.document).toEqual({ email: ANN, groups: [], status: 'FORCE_CHANGE_PASSWORD' });
    expect((await admin('grant', 'ANN@Example.org')).document).toMatchObject({ email: ANN, groups: ['admin'] });

    const reset = await admin('reset', ANN);
    expect(reset.document).toEqual({ email: ANN, groups: ['admin'], status: 'RESET_REQUIRED' });
    expect(await signIn(temporaryPassword)).toMatchObject({ __type: 'PasswordResetRequiredException' });

    const given = (await admin('reset', ANN, '--with', 'password')).document as Account;
    expect(given).toMatchObject({ status: 'FORCE_CHANGE_PASSWORD', temporaryPassword: expect.any(String) });
    expect(await signIn(temporaryPassword)).toMatchObject({ __type: 'NotAuthorizedException' });
    expect(await signIn(given.temporaryPassword)).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
  });

  test('somebody is kept out, let in again, and listed', async () => {
    const OUT = 'out@example.org';
    const { temporaryPassword } = (await admin('create', OUT)).document as Account;
    const enter = () =>
      studio.call('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: OUT, PASSWORD: temporaryPassword ?? '' },
      });
    expect((await admin('disable', OUT)).document).toMatchObject({ email: OUT, isDisabled: true });
    expect(await enter()).toMatchObject({ __type: 'NotAuthorizedException', message: 'User is disabled.' });
    const listed = await admin('list');
    const { accounts } = listed.document as { readonly accounts: readonly object[] };
    expect(accounts).toContainEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: OUT,
      status: 'FORCE_CHANGE_PASSWORD',
      groups: [],
      isDisabled: true,
    });
    expect(listed.stderr).toContain(`${OUT}  FORCE_CHANGE_PASSWORD  disabled`);
    expect((await admin('enable', OUT)).document).not.toHaveProperty('isDisabled');
    expect(await enter()).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
  });

  test('a workshop gets an owner, who is in it or not', async () => {
    const [OWNER, LOST] = ['owner@example.org', 'lost@example.org'];
    const given = (await admin('create', OWNER)).document as Account;
    await admin('create', LOST);
    const begun = await studio.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: OWNER, PASSWORD: given.temporaryPassword ?? '' },
    });
    const done = await studio.call('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: begun['Session'],
      ChallengeResponses: { USERNAME: OWNER, NEW_PASSWORD: 'Brand-n3w!' },
    });
    const { AccessToken } = done['AuthenticationResult'] as { readonly AccessToken: string };
    await fetch(`${studio.url}api/workshops`, { headers: { authorization: `Bearer ${AccessToken}` } });
    const listed = (await admin('workshops')).document as { readonly workshops: readonly { readonly id: string }[] };
    expect(listed.workshops).toEqual([
      {
        id: expect.any(String),
        name: 'My workshop',
        people: [{ accountId: expect.any(String), email: OWNER, role: 'owner' }],
      },
    ]);
    const id = listed.workshops[0]?.id ?? '';
    const restored = await admin('owner', LOST, '--workshop', id);
    expect([restored.code, restored.stderr]).toEqual([0, expect.stringContaining(`is an owner of the workshop ${id}`)]);
    const { stderr } = await admin('workshops');
    expect(stderr).toContain(`owner: ${OWNER}  owner: ${LOST}`);
  });

  test('nobody is created twice', async () => {
    await admin('create', 'twice@example.org');
    expect((await admin('create', ' Twice@example.org ')).document).toMatchObject({
      error: { code: 'account_exists' },
    });
  });

  test('whoever has not confirmed a sign-up has no account, and can be given one', async () => {
    await studio.call('SignUp', { Username: 'new@example.org', Password: 'Passw0rd!x' });
    expect((await admin('reset', 'new@example.org')).document).toMatchObject({ error: { code: 'no_such_account' } });
    expect((await admin('create', 'new@example.org')).code).toBe(0);
  });
});

test('works for a studio that is not running, too', async () => {
  const quiet = { path: join(folder.path, 'quiet') };
  await mkdir(join(quiet.path, 'data'), { recursive: true });
  const created = await runCli('admin', 'create', ANN, `--data=${join(quiet.path, 'data')}`);
  const later = await runStudio(quiet.path);
  const { temporaryPassword } = created.document as Account;
  expect(await signIn(temporaryPassword, later)).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
  await later.stop();
});

describe('an order that can’t be carried out', () => {
  /** Runs in this process, which is faster; another test shows that a process answers alike. */
  async function expectAnswer(words: readonly string[], code: string): Promise<void> {
    const { text, exitCode } = await answer(['admin', ...words]);
    const error = { code, message: expect.stringMatching(/\w/), remedy: expect.stringMatching(/\w/) };
    expect([exitCode, JSON.parse(text)]).toEqual([2, { error: expect.objectContaining(error) }]);
  }
  const inFolder = async (name: string) => {
    const path = join(folder.path, name);
    await mkdir(path);
    return path;
  };

  test.each([
    ['nothing to do', [], 'unknown_action'],
    ['something else to do', ['paint', ANN], 'unknown_action'],
    ['what every object can do', ['toString', ANN], 'unknown_action'],
    ['nobody', ['grant'], 'missing_address'],
    ['an empty address', ['reset', ' '], 'missing_address'],
    ['two people', ['grant', ANN, ANN], 'unexpected_word'],
    ['somebody unknown to keep out', ['disable', 'nobody@example.org'], 'no_such_account'],
    ['somebody in a list of all', ['list', ANN], 'unexpected_word'],
    ['a group to keep out', ['disable', ANN, '--group', 'admin'], 'unknown_option'],
    ['what is no address', ['create', 'ann'], 'bad_address'],
    ['an address with more in it', ['create', 'ann@example.org\r\nBcc: eve@example.org'], 'bad_address'],
    ['somebody unknown', ['grant', 'nobody@example.org'], 'no_such_account'],
    ['an unknown group', ['grant', ANN, '--group', 'kings'], 'unknown_group'],
    ['an unknown way', ['reset', ANN, '--with', 'magic'], 'unknown_way'],
    ['an option of another action', ['create', ANN, '--with', 'password'], 'unknown_option'],
    ['no workshop', ['owner', ANN], 'missing_workshop'],
    ['what is no workshop', ['owner', ANN, '--workshop', 'mine'], 'missing_workshop'],
    ['an unknown workshop', ['owner', ANN, '--workshop', '00000000-0000-4000-8000-000000000000'], 'not_found'],
    ['an option that there is not', ['create', ANN, '--password', 'Passw0rd!x'], 'unknown_option'],
  ])('because it names %s', (_what, words, code) => expectAnswer([...words, '--data', data], code));

  test('because no folder is named, or it is not there, or is a file', async () => {
    await expectAnswer(['create', ANN, '--data='], 'missing_value');
    await expectAnswer(['create', ANN, '--data', join(folder.path, 'typo')], 'no_such_folder');
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const run = await runCli('admin', 'create', ANN, '--data', file);
    expect([run.code, run.document]).toMatchObject([2, { error: { code: 'data_not_opened' } }]);
    expect(`${run.stdout}${run.stderr}`).not.toMatch(/^ {4}at |node:internal|\.ts:\d/m);
  });

  test.skipIf(process.getuid?.() === 0)('because the folder may not be read', async () => {
    const closed = await inFolder('closed');
    await chmod(closed, 0);
    await expectAnswer(['create', ANN, '--data', closed], 'data_not_opened');
  });

  test('because what lies there is no database, or no secret', async () => {
    const other = await inFolder('other');
    const letter = 'This is a letter, and a rather long one, to the editor. '.repeat(100);
    await writeFile(join(other, 'studio.sqlite'), letter, { mode: 0o600 });
    await expectAnswer(['create', ANN, '--data', other], 'data_not_opened');
    await writeFile(join(other, 'secret.key'), 'short', { mode: 0o600 });
    await expectAnswer(['create', ANN, '--data', other], 'bad_secret_file');
  });

  test('because the secret belongs to another database', async () => {
    const [mixed, stranger] = [await inFolder('mixed'), await inFolder('stranger')];
    await answer(['admin', 'create', ANN, '--data', mixed]);
    await copyFile(join(mixed, 'studio.sqlite'), join(stranger, 'studio.sqlite'));
    await expectAnswer(['reset', ANN, '--data', stranger], 'wrong_secret');
  });

  test.each([
    ['kept elsewhere', { USER_POOL_ID: 'eu-west-1_AbCdEf123', USER_POOL_CLIENT_ID: 'abc' }, 'accounts_elsewhere'],
    ['in a database that is gone', { DATABASE_URL: 'postgres://studio@127.0.0.1:1/studio' }, 'data_not_opened'],
    ['in a database of another kind', { DATABASE_URL: 'mysql://x' }, 'bad_setting'],
  ])('because the accounts are %s', async (_where, env, code) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    await expectAnswer(['create', ANN, '--data', data], code);
    vi.unstubAllEnvs();
  });
});
