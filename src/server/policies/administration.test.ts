import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLoginName } from '../identity/accounts/login-name.ts';
import type { DatabaseSource } from '../db/open-database.ts';
import { findAccount } from '../identity/accounts/find-account.ts';
import { setDisabled } from '../identity/administration/set-disabled.ts';
import { issueTokens } from '../identity/tokens/issue-tokens.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';

const BOSS = 'boss@example.org';

// Every route of the administration, by the studio's own description of them: a new one is tried too.
onEachDatabase((fresh) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'studio-administration-'));
  let source: DatabaseSource;
  let studio: TestStudio;
  let routes: readonly { readonly method: string; readonly path: string }[];
  beforeAll(async () => {
    source = await fresh();
    studio = await openTestStudio(source, { dataFolder });
    await studio.create({ email: BOSS, groups: ['admin'] });
    await studio.create({ email: 'ann@example.org' });
    const document = (await (await studio.ask('/api/openapi.json')).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    routes = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/admin'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })));
  });
  afterAll(async () => {
    await studio.close();
    rmSync(dataFolder, { recursive: true });
  });

  const statuses = async (headers: Readonly<Record<string, string>>, at = studio) => {
    const answers = await Promise.all(routes.map(({ method, path }) => at.ask(path, { method, headers })));
    await Promise.all(answers.map((answer) => answer.text()));
    return [...new Set(answers.map(({ status }) => status))];
  };
  const narrowToken = async () => {
    const account = await findAccount(studio.services.identity, readLoginName(BOSS));
    if (account === undefined) throw new Error('The boss has no account.');
    const sessions = studio.services.db.selectFrom('sessions').selectAll().where('accountId', '=', account.id);
    const { id, signedInAtMs } = await sessions.executeTakeFirstOrThrow();
    const facts = { id, scope: 'openid', hasIdToken: 1 as const, signedInAtMs };
    const { AccessToken } = await issueTokens(studio.services.identity, account, ['admin'], facts, '');
    return { authorization: `Bearer ${AccessToken}` };
  };

  test('an administrator’s token of a narrower scope reads nothing', async () => {
    expect(routes.length).toBeGreaterThanOrEqual(6);
    expect(await statuses(await studio.signIn(BOSS))).toEqual([200]);
    expect(await statuses(await narrowToken())).toEqual([403]);
    expect(await statuses(await studio.signIn('ann@example.org'))).toEqual([404]);
    expect(await statuses({})).toEqual([401]);
  });

  test('an administrator who is kept out reads nothing at another process either', async () => {
    const other = await openTestStudio(source, { dataFolder });
    const boss = await studio.signIn(BOSS);
    expect(await statuses(boss, other)).toEqual([200]);
    const account = await findAccount(studio.services.identity, readLoginName(BOSS));
    await setDisabled(studio.services.identity, account?.id ?? '', true);
    expect(await statuses(boss, other)).toEqual([401]);
    await setDisabled(studio.services.identity, account?.id ?? '', false);
    await other.close();
  });

  test('a token whose session was ended elsewhere ends no session', async () => {
    const other = await openTestStudio(source, { dataFolder });
    const stolen = await studio.signIn('ann@example.org');
    expect((await other.ask('/api/sessions', { headers: stolen })).status).toBe(200);
    await studio.call('GlobalSignOut', { AccessToken: stolen.authorization.slice('Bearer '.length) });
    const owner = await studio.signIn('ann@example.org');
    expect((await other.ask('/api/sessions', { method: 'DELETE', headers: stolen })).status).toBe(401);
    expect((await studio.ask('/api/sessions', { headers: owner })).status).toBe(200);
    await other.close();
  });
});
