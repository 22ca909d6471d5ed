import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** What the studio of the journeys keeps, and what the journeys keep of it. */
export const JOURNEYS = join(root, '.cache/journeys');
/** The browser of a jeweller who is signed in, and that of whoever reads the letters. */
export const SIGNED_IN = join(JOURNEYS, 'signed-in.json');
export const LETTER_READER = join(JOURNEYS, 'letter-reader.json');
/** Who runs the studio of the journeys, once there is an account of that name. */
export const ADMIN_EMAIL = 'owner@example.com';
/** Where the address of the letters is left for the journeys that begin the run. */
export const LETTERS_URL = 'STUDIO_LETTERS_URL';

/** Starts the studio of all journeys, as `npm start` does, with nothing in it yet. */
export default async function openStudio(): Promise<() => Promise<void>> {
  await rm(JOURNEYS, { recursive: true, force: true });
  const args = ['--no-warnings', 'src/server/entry-node.ts'];
  const port = process.env['STUDIO_TEST_PORT'] ?? '0';
  const server = spawn(process.execPath, [...args, '--port', port, '--data', join(JOURNEYS, 'data')], {
    cwd: root,
    env: { ...process.env, ADMIN_EMAILS: ADMIN_EMAIL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env[LETTERS_URL] = await lettersUrl(server);
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
  };
}

/** What the studio prints at its start: where letters are read until a mail server is set up. */
function lettersUrl(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = '';
    server.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
      const url = /http\S+token=\S+/.exec(printed)?.[0];
      if (url !== undefined) found(url);
    });
    server.once('exit', (code) => failed(new Error(`The studio ended with ${code}: ${printed}`)));
  });
}
