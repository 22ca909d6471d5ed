import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test as base } from 'playwright/test';
import { callIdentity } from './identity-call.ts';
import { PASSWORD } from './newcomer.ts';

const root = join(import.meta.dirname, '../..');

/** A studio for one journey, whose settings, clock and database the journey may change. */
export interface OwnStudio {
  readonly url: string;
  /** Puts the studio's clock forward; the browser's stays. */
  pass(ms: number): Promise<void>;
  /** Creates and confirms an account, without a browser. */
  account(email: string): Promise<void>;
  /** The code in the newest e-mail to somebody. */
  codeFor(email: string): Promise<string>;
  /** `nakshi admin …` beside the running studio. @returns what it answered */
  admin(...order: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
  /** Changes the database, for states that no administrator's order produces. */
  write(sql: string, ...values: readonly string[]): void;
  close(): Promise<void>;
}

/** Starts an empty studio as `npm start` does. */
export async function openOwnStudio(settings: Readonly<Record<string, string>> = {}): Promise<OwnStudio> {
  const data = await mkdtemp(join(tmpdir(), 'studio-'));
  const args = ['--no-warnings', '--import', join(import.meta.dirname, 'shifted-clock.mjs')];
  const server = spawn(process.execPath, [...args, 'src/server/entry-node.ts', '--port', '0', '--data', data], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // With a mail server there is no outbox page.
  const address = settings['SMTP_URL'] === undefined ? /http\S+token=\S+/ : /(?<=open at )http\S+/;
  const printedUrl = new URL(await printed(server, address));
  let reader: string | undefined;
  const { origin } = printedUrl;
  const studio: OwnStudio = {
    url: origin,
    async account(email) {
      await callIdentity(origin, 'SignUp', { Username: email, Password: PASSWORD });
      await callIdentity(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode: await studio.codeFor(email) });
    },
    pass: (ms) =>
      new Promise((passed) => {
        server.once('message', () => passed());
        server.send(ms);
      }),
    async codeFor(email) {
      reader ??= await cookieOf(printedUrl);
      let code: string | undefined;
      // The page may answer before the e-mail has arrived.
      await expect(async () => {
        code = await newestCode(origin, reader ?? '', email);
        expect(code, `a code for ${email}`).toBeDefined();
      }).toPass({ timeout: 15_000 });
      return code ?? '';
    },
    async admin(...order) {
      const cli = ['--no-warnings', 'src/cli/index.ts', 'admin', ...order, '--data', data];
      const { stdout } = await promisify(execFile)(process.execPath, cli, { cwd: root });
      return JSON.parse(stdout) as Readonly<Record<string, unknown>>;
    },
    write(sql, ...values) {
      const database = new DatabaseSync(join(data, 'studio.sqlite'), { timeout: 5000 });
      const { changes } = database.prepare(sql).run(...values);
      database.close();
      if (changes !== 1) throw new Error(`${changes} rows changed: ${sql}`);
    },
    async close() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
      await rm(data, { recursive: true });
    },
  };
  return studio;
}

async function newestCode(origin: string, cookie: string, to: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/identity/outbox`, { headers: { cookie, accept: 'application/json' } });
  const all = (await answer.json()) as readonly { readonly to: string; readonly text: string }[];
  // Codes that sign in are longer.
  return /\b\d{6}(?:\d\d)?\b/.exec(all.find((email) => email.to === to)?.text ?? '')?.[0];
}

/** The address of the outbox works once; from then on a cookie opens it. */
async function cookieOf(outboxUrl: URL): Promise<string> {
  const answer = await fetch(outboxUrl, { redirect: 'manual' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function printed(server: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    server.stdout?.on('data', (more: Buffer) => {
      text += more.toString();
      const match = pattern.exec(text)?.[0];
      if (match !== undefined) found(match);
    });
    server.once('exit', (code) => failed(new Error(`The studio ended with ${code}: ${text}`)));
  });
}

/** Journeys with their own studio, in which nobody is signed in. */
export const test = base.extend<{ settings: Readonly<Record<string, string>>; studio: OwnStudio }>({
  settings: [{}, { option: true }],
  storageState: { cookies: [], origins: [] },
  studio: async ({ settings }, provide) => {
    const studio = await openOwnStudio(settings);
    await provide(studio);
    await studio.close();
  },
  baseURL: async ({ studio }, provide) => provide(studio.url),
});
