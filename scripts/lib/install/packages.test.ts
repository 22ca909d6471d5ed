import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../logs.mjs';
import { installPackages } from './packages.mjs';

let folder: string;
const npmPath = process.env['npm_execpath'];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterEach(() => {
  if (npmPath === undefined) delete process.env['npm_execpath'];
  else process.env['npm_execpath'] = npmPath;
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly says?: string;
  readonly code: number;
}

/** An installation by an npm that answers so: what it was asked, what was said, and how it failed. */
async function install(answers: { readonly ping: Answer; readonly ci: Answer }) {
  const asked = join(folder, 'asked');
  const npm = join(folder, 'npm-cli.cjs');
  writeFileSync(
    npm,
    `const [verb, ...options] = process.argv.slice(2);
     const { says = '', code } = ${JSON.stringify(answers)}[verb];
     require('node:fs').appendFileSync(${JSON.stringify(asked)}, [verb, ...options].join(' ') + '\\n');
     console.error(says);
     process.exitCode = code;`,
  );
  process.env['npm_execpath'] = npm;
  const said: string[] = [];
  const log = openLog('packages', join(folder, 'packages.log'));
  const failure = await installPackages(log, (line) => said.push(line)).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const [, ci = ''] = readFileSync(asked, 'utf8').split('\n');
  return { ci, said, failure };
}

const UNREACHED = {
  says: 'npm error code EAI_AGAIN\nnpm error reason: getaddrinfo EAI_AGAIN registry.npmjs.org',
  code: 1,
};

test('where the registry answers, the packages are fetched from it', async () => {
  const { ci, said, failure } = await install({ ping: { code: 0 }, ci: { code: 0 } });
  expect(ci).toMatch(/^ci --include=dev .*--fetch-retry-maxtimeout=5000 /);
  // By `npm run --silent`, npm would say nothing.
  expect(ci).toContain('--loglevel=notice');
  expect([said.length, failure]).toEqual([1, undefined]);
});

test('a registry without a ping is one that answers', async () => {
  const ping = { says: 'npm error code E404\nnpm error 404 Not Found', code: 1 };
  const { ci, said } = await install({ ping, ci: { code: 0 } });
  expect(ci).not.toContain('--offline');
  expect(said).toHaveLength(1);
});

test('where it does not answer, that is said at once, and npm’s cache may have everything', async () => {
  const { ci, said, failure } = await install({ ping: UNREACHED, ci: { code: 0 } });
  expect(ci).toContain('--offline');
  expect(said.at(-1)).toMatch(/registry does not answer/);
  expect(failure).toBeUndefined();
});

test('without a network and a cache it fails with the reason and what to do', async () => {
  const notCached = { says: 'npm warn EBADENGINE\nnpm error code ENOTCACHED', code: 1 };
  const { failure } = await install({ ping: UNREACHED, ci: notCached });
  expect(failure).toMatch(/EAI_AGAIN registry\.npmjs\.org\n[^]*ENOTCACHED\n\n.*Connect this computer to the network/);
  expect(failure).not.toContain('EBADENGINE');
});

test('what npm says of another failure is shown', async () => {
  const { failure } = await install({ ping: { code: 0 }, ci: { says: 'npm error code ENOSPC', code: 1 } });
  expect(failure).toMatch(/npm error code ENOSPC\n\n.*what npm says above is the reason/);
});
