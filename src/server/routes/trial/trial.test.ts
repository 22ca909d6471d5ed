import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLoginName } from '../../identity/accounts/login-name.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { deleteAccount } from '../../identity/accounts/delete-account.ts';
import { findAccount } from '../../identity/accounts/find-account.ts';
import { openTestPool, TEST_PASSWORD } from '../../identity/testing/test-pool.ts';
import { createRemoteVerifier } from '../../identity/tokens/remote-verifier.ts';
import { issueTokens } from '../../identity/tokens/issue-tokens.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { trialLimit } from './trial.ts';

const ALREADY = 'You have already activated your trial period.';

/** What the page sends, with the times of its own clock. */
const start = (change: Readonly<Record<string, unknown>> = {}) => ({
  cognito_username: 'ann',
  trial_start_date: '2026-11-21T10:00:00.000Z',
  trial_end_date: '2026-11-24T10:00:00.000Z',
  trial_status: 'True',
  ...change,
});

interface Trial {
  readonly message?: string;
  readonly trial_start_date: string;
  readonly trial_end_date: string;
  readonly trial_status: string;
}

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let ann: Record<string, string>;
  let count = 0;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    count += 1;
    await studio.create({ email: `ann${count}@example.org` });
    ann = { ...(await studio.signIn(`ann${count}@example.org`)) };
  });

  const begin = (body: unknown = start(), headers: Record<string, string> = ann) =>
    studio.ask('/api/trial', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const look = (headers: Record<string, string> = ann) => studio.ask('/api/trial', { headers });
  const read = async (answer: Response) => (await answer.json()) as Trial;

  test('a trial begins now and ends in three days, by the clock of the studio', async () => {
    const before = studio.services.clock();
    const answer = await begin();
    const after = studio.services.clock();
    expect(answer.status).toBe(200);
    const trial = await read(answer);
    expect(Object.keys(trial).toSorted()).toEqual(['message', 'trial_end_date', 'trial_start_date', 'trial_status']);
    expect(trial.trial_status).toBe('True');
    const [from, to] = [Date.parse(trial.trial_start_date), Date.parse(trial.trial_end_date)];
    expect(from).toBeGreaterThanOrEqual(before);
    expect(from).toBeLessThanOrEqual(after);
    expect(to - from).toBe(3 * DAY_MS);
  });

  test('a second trial is refused with the dates of the first', async () => {
    const first = await read(await begin());
    studio.pass(MINUTE_MS);
    const answer = await begin();
    expect(answer.status).toBe(409);
    expect(await read(answer)).toEqual({ ...first, message: ALREADY });
  });

  test('is refused after the first has ended, too', async () => {
    await begin();
    studio.pass(30 * DAY_MS);
    ann = { ...(await studio.signIn(`ann${count}@example.org`)) };
    expect((await begin()).status).toBe(409);
  });

  test('of several begun at the same moment, one begins', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => begin()));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    const dates = new Set((await Promise.all(answers.map(read))).map(({ trial_end_date }) => trial_end_date));
    expect(dates.size).toBe(1);
  });

  test.each([
    ['in ten years', { trial_end_date: '2036-11-21T10:00:00.000Z' }],
    [
      'of a clock that is a year behind',
      { trial_start_date: '2025-01-01T00:00:00Z', trial_end_date: '2025-01-04T00:00:00Z' },
    ],
    ['of somebody else', { cognito_username: 'eve' }],
  ])('a page’s own claim (%s) changes nothing', async (_name, change) => {
    const { trial_start_date, trial_end_date } = await read(await begin(start(change)));
    expect(Math.abs(Date.parse(trial_start_date) - studio.services.clock())).toBeLessThan(MINUTE_MS);
    expect(Date.parse(trial_end_date) - Date.parse(trial_start_date)).toBe(3 * DAY_MS);
  });

  test('somebody sees their own trial, and nobody else’s', async () => {
    expect((await look()).status).toBe(204);
    const { message, ...dates } = await read(await begin());
    expect(message).toBe('Your trial has begun.');
    const answer = await look();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual(dates);
    await studio.create({ email: `bea${count}@example.org` });
    expect((await look({ ...(await studio.signIn(`bea${count}@example.org`)) })).status).toBe(204);
  });

  test('ends with the account; that its address had one is kept, in nobody’s name', async () => {
    await begin();
    const AccessToken = (ann['authorization'] ?? '').slice('Bearer '.length);
    const trials = async () => {
      const rows = await studio.services.db.selectFrom('trials').select('userId').execute();
      return new Set(rows.map(({ userId }) => userId));
    };
    const before = await trials();
    expect((await studio.call('DeleteUser', { AccessToken })).status).toBe(200);
    const left = await trials();
    expect([...before].filter((userId) => !left.has(userId))).toEqual([expect.not.stringMatching(/^former:/)]);
    const accounts = await studio.services.db.selectFrom('accounts').select('id').execute();
    for (const { id } of accounts) left.delete(id);
    expect([...left].filter((userId) => !/^former:[\w-]{43}$/.test(userId))).toEqual([]);
  });

  test('a mailbox has one, however its address is spelt, at the same moment or after the account is gone', async () => {
    const spelt = [`tri${count}@gmail.com`, `t.r.i${count}+2@gmail.com`, `tri${count}+x@googlemail.com`];
    const tokens: Record<string, string>[] = [];
    for (const email of spelt) {
      await studio.create({ email });
      tokens.push({ ...(await studio.signIn(email)) });
    }
    const begun = await Promise.all(tokens.map((token) => begin(start(), token)));
    expect(begun.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    for (const { authorization = '' } of tokens)
      await studio.call('DeleteUser', { AccessToken: authorization.slice('Bearer '.length) });
    const again = `tri${count}+again@gmail.com`;
    await studio.create({ email: again });
    const later = { ...(await studio.signIn(again)) };
    expect((await begin(start(), later)).status).toBe(409);
    expect((await look(later)).status).toBe(200);
  });

  test('is not begun for an account that was deleted, whose address would have two', async () => {
    const id = await studio.create({ email: `gone${count}@example.org` });
    const account = await findAccount(studio.services.identity, readLoginName(id));
    if (account === undefined) throw new Error('There is no account.');
    const token = { ...(await studio.signIn(`gone${count}@example.org`)) };
    await Promise.all([begin(start(), token), deleteAccount(studio.services.identity, account)]);
    expect((await begin(start(), token)).status).toBe(401);
    const ofIt = studio.services.db.selectFrom('trials').selectAll().where('userId', '=', id);
    expect(await ofIt.execute()).toEqual([]);
  });

  test('is not begun by a token of a narrower scope, as a kiosk’s', async () => {
    const { identity } = studio.services;
    const account = await findAccount(identity, readLoginName(`ann${count}@example.org`));
    const session = await studio.services.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    if (account === undefined) throw new Error('Ann has no account.');
    const own = { id: session.id, scope: 'openid', hasIdToken: 1 as const, signedInAtMs: session.signedInAtMs };
    await studio.services.db.updateTable('sessions').set({ accountId: account.id }).where('id', '=', own.id).execute();
    const { AccessToken } = await issueTokens(identity, account, [], own, '');
    const answer = await begin(start(), { authorization: `Bearer ${AccessToken}` });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'narrow_token']);
    expect((await begin()).status).toBe(200);
  });

  describe('asks to sign in', () => {
    test.each([
      ['nobody', {}],
      ['another scheme', { authorization: 'Basic YW5uOnB3' }],
      ['no token', { authorization: 'Bearer a.b.c' }],
    ])('%s', async (_name, headers) => {
      for (const answer of [await begin(start(), headers), await look(headers)]) {
        expect(answer.status).toBe(401);
        expect(await answer.json()).toMatchObject({ code: 'not_signed_in', message: expect.any(String) });
      }
    });

    test('with an expired token, until there is a fresh one', async () => {
      studio.pass(61 * MINUTE_MS);
      expect((await begin()).status).toBe(401);
      ann = { ...(await studio.signIn(`ann${count}@example.org`)) };
      expect((await begin()).status).toBe(200);
    });
  });

  test.each([
    ['no JSON', '{', 400, 'unreadable_body'],
    ['a list', '[]', 400, 'invalid_input'],
    ['nothing', '', 400, 'unreadable_body'],
    ['no user name', JSON.stringify(start({ cognito_username: ' ' })), 400, 'invalid_input'],
    ['a user name that ends a line', JSON.stringify(start({ cognito_username: 'ann\r\nx' })), 400, 'invalid_input'],
    ['a date that is none', JSON.stringify(start({ trial_end_date: 'tomorrow' })), 400, 'invalid_input'],
    ['a date as a number', JSON.stringify(start({ trial_end_date: 1e12 })), 400, 'invalid_input'],
    ['another state', JSON.stringify(start({ trial_status: true })), 400, 'invalid_input'],
    ['ten megabytes', JSON.stringify(start({ more: 'a'.repeat(10_000_000) })), 413, 'body_too_large'],
  ])('%s is refused and begins nothing', async (_name, body, status, code) => {
    const answer = await begin(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, message: expect.any(String), remedy: expect.any(String) });
    expect((await look()).status).toBe(204);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', ''])(
    'a body of the type “%s” is refused',
    async (type) => {
      const answer = await begin(start(), { ...ann, 'content-type': type });
      expect([answer.status, (await look()).status]).toEqual([415, 204]);
    },
  );

  test('a flood from one address is stopped', async () => {
    const { most, windowMs } = trialLimit;
    studio.pass(windowMs);
    for (let sent = 0; sent < most; sent += 1) expect((await begin('{', {})).status).toBe(401);
    const refused = await begin('{', {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    studio.pass(windowMs);
  });
});

test('somebody of another pool has a trial under the name in their verified token', async () => {
  const poolId = 'eu-west-1_Remote';
  const elsewhere = await openTestPool(undefined, { config: { poolId, issuer: `https://pool.example/${poolId}` } });
  const accountId = await elsewhere.create({ email: 'ann@example.org' });
  const flow = {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'ann@example.org', PASSWORD: TEST_PASSWORD },
  };
  const { body } = await elsewhere.call('InitiateAuth', flow);
  const { AccessToken } = body['AuthenticationResult'] as { readonly AccessToken: string };
  const endpoint = await elsewhere.listen();
  const { clock, config } = elsewhere.identity;
  const verifier = createRemoteVerifier({
    ...config,
    clock,
    fetch: (address, options) => fetch(address.replace('https://pool.example', endpoint), options),
  });

  const env = {
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: config.clientId,
    USER_POOL_ENDPOINT: 'https://pool.example',
  };
  const studio = await openTestStudio(undefined, { verifier, env });
  const ask = (authorization: string) =>
    studio.ask('/api/trial', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(start()),
    });
  const theirs = `Bearer ${AccessToken}`;
  expect([(await ask(theirs)).status, (await ask(theirs)).status]).toEqual([200, 409]);
  expect((await ask(`Bearer ${AccessToken}x`)).status).toBe(401);
  expect(await studio.services.db.selectFrom('trials').select('userId').execute()).toEqual([{ userId: accountId }]);
  await studio.close();
  await elsewhere.close();
});
