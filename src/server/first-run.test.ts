import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstRunNotice } from './first-run.ts';
import { refusedStart, type RunningStudio, runStudio } from './testing/run-studio.ts';
import { settingsOf } from './testing/test-studio.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const signIn = (studio: RunningStudio, USERNAME: string, PASSWORD: string) =>
  studio.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } });
const demoOf = ({ said }: RunningStudio) => / as (\S+) with the password (\S+)\n/.exec(said)?.slice(1) ?? [];

test('a new studio says how to sign up and where the code arrives; one with accounts does not', async () => {
  const first = await runStudio(folder);
  expect(first.said).toMatch(
    /Nobody has an account yet\. Press Create Account on the login page; the code arrives in the letters, see below\.\nLetters, e\.g\. codes: http:\S+token=\S+/,
  );
  await first.stop();
  await (await runStudio(folder, ['--demo'])).stop();
  const second = await runStudio(folder);
  await second.stop();
  expect(second.said).not.toContain('Nobody has an account yet');
  expect(second.said).toMatch(/Letters, e\.g\. codes: http/);
});

test('--demo makes a jeweller to sign in as, and a new password for them the next time', async () => {
  const first = await runStudio(folder, ['--demo']);
  const [email = '', password = ''] = demoOf(first);
  expect(email).toBe('demo@example.com');
  expect(first.said).not.toContain('Nobody has an account yet');
  const opened = await signIn(first, email, password);
  expect(opened).toMatchObject({ AuthenticationResult: { AccessToken: expect.any(String) } });
  const { RefreshToken } = opened['AuthenticationResult'] as { RefreshToken: string };
  await first.stop();

  const second = await runStudio(folder, ['--demo']);
  const [sameEmail = '', next = ''] = demoOf(second);
  expect(sameEmail).toBe(email);
  expect(next).not.toBe(password);
  expect(await signIn(second, email, password)).toMatchObject({ __type: 'NotAuthorizedException' });
  expect(await signIn(second, email, next)).toHaveProperty('AuthenticationResult');
  expect(await second.call('GetTokensFromRefreshToken', { RefreshToken })).toHaveProperty('AuthenticationResult');
  await second.stop();
});

test('--demo makes nobody in a pool elsewhere', async () => {
  const env = { USER_POOL_ID: 'eu-west-1_AbCdEf123', USER_POOL_CLIENT_ID: 'abc' };
  const refused = await refusedStart(folder, ['--demo'], env);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/^--demo makes an account of the studio's own, .* eu-west-1_AbCdEf123\. Start without/);
});

describe('a start that can go no further says why and what to do, without a stack trace', () => {
  async function expectRefusal(args: readonly string[], words: RegExp): Promise<void> {
    const { code, said } = await refusedStart(folder, args);
    expect([code, said]).toEqual([1, expect.stringMatching(words)]);
    expect(said.trimEnd()).not.toContain('\n');
  }

  test('with --data and nothing after it', () => expectRefusal(['--data'], /^--data needs a folder\. Name it/));

  test('in a folder that can’t be one', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expectRefusal(['--data', file], /^The studio can't keep its data in .*file \(.*\)\. Name a folder/);
  });

  test.runIf(process.platform === 'linux')('in a folder of the system', () =>
    expectRefusal(['--data', '/proc/x'], /^The studio can't keep its data in \/proc\/x \(.*\)\. Name a folder/),
  );

  test('at a public address without its proxies', async () => {
    const env = { PUBLIC_URL: 'https://studio.example' };
    const { code, said } = await refusedStart(folder, [], env);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^PUBLIC_URL is set, .* lock out all\. Name what .*=none\.$/m),
    ]);
  });

  test('at a port that is taken', async () => {
    const first = await runStudio(folder);
    const { port } = new URL(first.url);
    await expectRefusal(['--port', port], new RegExp(`^Port ${port} is taken by another program\\. Give another one`));
    await first.stop();
  });
});

describe('who starts a studio without accounts', () => {
  const settings = settingsOf({});
  const smtp = { url: 'smtp://127.0.0.1', from: 'studio@example.org' };
  const empty = { settings, allowsSignUp: true, hasAccounts: false };
  test.each([
    ['reads that codes come by e-mail', { settings: { ...settings, smtp } }, /the code arrives by e-mail\.$/],
    ['creates the first where nobody can sign up', { allowsSignUp: false }, /Create the first one: npm run/],
    [
      'creates the first where the form is hidden',
      { settings: { ...settings, login: { ...settings.login, hidesSignUp: true } } },
      /Create the first one: npm run/,
    ],
  ])('%s', (_what, more, words) => {
    expect(firstRunNotice({ ...empty, ...more })).toEqual([expect.stringMatching(words)]);
  });

  test('is told nothing where the accounts are elsewhere', () => {
    const outsidePool = { userPoolId: 'eu-west-1_AbCdEf123', userPoolClientId: 'abc' };
    expect(firstRunNotice({ ...empty, settings: { ...settings, outsidePool } })).toEqual([]);
  });
});
