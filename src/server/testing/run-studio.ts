import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RunningStudio {
  /** e.g. `http://127.0.0.1:41234/` */
  readonly url: string;
  /** Everything that its start printed; the address of the outbox comes last. */
  readonly said: string;
  /** Calls an operation of its identity service. */
  call(operation: string, body: object): Promise<Readonly<Record<string, unknown>>>;
  stop(): Promise<void>;
}

export interface FailedStart {
  readonly code: number | null;
  readonly said: string;
}

type Env = Readonly<Record<string, string>>;

/** The address of the outbox: the last line of a start without settings. */
const LAST_WORDS = /^Letters, .*\n/m;

const entry = join(import.meta.dirname, '../entry-node.ts');

/** Runs the server as `npm start` does, in its own process on a free port, with a plain page instead of the screens. */
export async function runStudio(folder: string, args: readonly string[] = [], env: Env = {}): Promise<RunningStudio> {
  const begun = await begin(folder, args, env);
  if (!('child' in begun)) throw new Error(`The studio did not start (${begun.code}): ${begun.said}`);
  const { child, said } = begun;
  const url = /open at (\S+)/.exec(said)?.[1] ?? '';
  return {
    url,
    said,
    async call(operation, body) {
      const answer = await fetch(`${url}identity`, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify({ ClientId: 'studio', ...body }),
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => stopped());
        child.kill();
      }),
  };
}

/** A start that is refused: how the process ended and what it said. */
export async function refusedStart(folder: string, args: readonly string[], env: Env = {}): Promise<FailedStart> {
  const begun = await begin(folder, args, env);
  if (!('child' in begun)) return begun;
  begun.child.kill();
  throw new Error(`The studio started: ${begun.said}`);
}

type Started = { readonly child: ChildProcess; readonly said: string };

function begin(folder: string, args: readonly string[], env: Env): Promise<Started | FailedStart> {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>studio</title>');
  const words = ['--no-warnings', entry, '--port', '0', '--data', join(folder, 'data'), ...args];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The environment of the tests is left out: a variable there would change the studio.
    env: { PATH: process.env['PATH'], STUDIO_SITE: site, ...env },
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (text: string) => {
      said += text;
      if (LAST_WORDS.test(said)) resolve({ child, said });
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}
