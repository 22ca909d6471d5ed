import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';

/** A Linux desktop session with its own keychain. */
export interface KeychainSession {
  /** Environment variables by which a program finds it. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const programs = ['dbus-daemon', 'gnome-keyring-daemon'];

/** Whether a keychain can be started here. */
export const canStartKeychain = (): boolean =>
  programs.every((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined);

/** Starts the message bus and the keyring of GNOME, unlocked and empty. */
export async function startKeychain(): Promise<KeychainSession> {
  const folder = await mkdtemp(join(tmpdir(), 'keychain-'));
  const inside = (name: string) => join(folder, name);
  for (const name of ['data', 'config', 'run']) await mkdir(inside(name), { mode: 0o700 });
  const env = {
    XDG_DATA_HOME: inside('data'),
    XDG_CONFIG_HOME: inside('config'),
    XDG_RUNTIME_DIR: inside('run'),
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${inside('run/bus')}`,
  };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', `--address=${env.DBUS_SESSION_BUS_ADDRESS}`]);
  await appears(inside('run/bus'));
  const keyring = spawn('gnome-keyring-daemon', ['--unlock', '--foreground', '--components=secrets'], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keyring.stdin.end('the password of this keyring');
  await appears(inside('run/keyring/control'));
  return {
    env,
    async close() {
      for (const program of [keyring, bus]) await ended(program);
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits for the file by which others reach a program: then the program is ready. */
async function appears(path: string): Promise<void> {
  await expect.poll(() => existsSync(path)).toBe(true);
}

async function ended(program: ChildProcess): Promise<void> {
  const exit = new Promise((done) => program.once('exit', done));
  program.kill();
  await exit;
}
