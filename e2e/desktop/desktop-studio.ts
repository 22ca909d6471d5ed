import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Electron, type ElectronApplication, type Page, test as base } from 'playwright/test';
import { startKeychain } from './keychain-session.ts';

type Env = Readonly<Record<string, string>>;

export interface DesktopStudio {
  program(): ElectronApplication;
  window(): Page;
  /** Goes to a page of the studio, e.g. `/modes`, as a link would. */
  visit(path: string): Promise<void>;
  /** The folder of the program's data. */
  readonly userData: string;
  /** Closes the studio and opens it again on the same user data. */
  restart(...more: readonly string[]): Promise<void>;
  /**
   * Starts the program a second time on the same user data, as the system does for a link.
   * @returns once that start has ended
   */
  startAgain(...more: readonly string[]): Promise<SecondStartEnd>;
  close(): Promise<void>;
}

interface SecondStartEnd {
  readonly exitCode: number | null;
  readonly said: string;
}

/** Waits until a window has left the blank page that every window begins with. */
async function firstScreen(program: ElectronApplication): Promise<Page> {
  const window = await program.firstWindow();
  await window.waitForURL((url) => url.protocol !== 'about:');
  return window;
}

async function open(
  electron: Electron,
  userData: string,
  session: Env,
  extraArgs: readonly string[],
): Promise<DesktopStudio> {
  const env = { ...(process.env as Env), ...session };
  const args = ['.', `--user-data-dir=${userData}`, ...extraArgs];
  const start = (more: readonly string[] = []) => electron.launch({ args: [...args, ...more], env });
  let program = await start();
  let window = await firstScreen(program);
  return {
    program: () => program,
    window: () => window,
    visit: async (path) => {
      // Navigated by the page itself, because the test driver may not know the program's own scheme.
      await window.evaluate((where) => globalThis.location.assign(where), path);
      await window.waitForLoadState();
    },
    userData,
    startAgain: (...more) =>
      new Promise((ended) => {
        const [binary = ''] = program.process().spawnargs;
        const second = spawn(binary, [...args, ...more], { env });
        let said = '';
        second.stderr.on('data', (chunk) => (said += String(chunk)));
        second.on('close', (exitCode) => ended({ exitCode, said }));
      }),
    close: () => program.close(),
    restart: async (...more) => {
      await program.close();
      program = await start(more);
      window = await firstScreen(program);
    },
  };
}

/** Keeps journeys away from the developer's own keychain. */
const NO_KEYCHAIN: Env = { DBUS_SESSION_BUS_ADDRESS: 'disabled:' };

interface OfOneJourney {
  readonly hasKeychain: boolean;
  readonly session: Env;
  /** What the program is started with besides. */
  readonly args: readonly string[];
  /** A new studio, on a computer with or without a keychain. */
  readonly studio: DesktopStudio;
}

interface OfManyJourneys {
  /** Shared by journeys that leave no data behind, because each start of the program takes seconds. */
  readonly sharedStudio: DesktopStudio;
}

/** Journeys in a window of the desktop. */
export const test = base.extend<OfOneJourney, OfManyJourneys>({
  hasKeychain: [false, { option: true }],
  session: async ({ hasKeychain }, provide) => {
    if (!hasKeychain) return provide(NO_KEYCHAIN);
    const keychain = await startKeychain();
    await provide(keychain.env);
    await keychain.close();
  },
  args: [[], { option: true }],
  studio: ({ playwright, session, args }, provide) => withStudio(playwright._electron, session, provide, args),
  sharedStudio: [
    ({ playwright }, provide) => withStudio(playwright._electron, NO_KEYCHAIN, provide),
    { scope: 'worker' },
  ],
});

async function withStudio(
  electron: Electron,
  session: Env,
  provide: (studio: DesktopStudio) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const userData = await mkdtemp(join(tmpdir(), 'desktop-'));
  const studio = await open(electron, userData, session, args);
  await provide(studio);
  await studio.close();
  await rm(userData, { recursive: true, force: true });
}
