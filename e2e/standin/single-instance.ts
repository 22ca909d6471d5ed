import { openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { userDataFolder } from './surroundings.ts';

/** What a second start of the program tells the first one. */
export interface SecondStart {
  readonly argv: readonly string[];
  readonly workingDirectory: string;
  readonly additionalData: unknown;
}

const LOCK = join(userDataFolder, 'SingletonLock');
const SOCKET =
  process.platform === 'win32' ? `\\\\.\\pipe\\${userDataFolder}` : join(userDataFolder, 'SingletonSocket');

/** Resolves when the first one has been told. */
let told: Promise<void> = Promise.resolve();

/** Waits until a second start has told the first one of itself. */
export const firstIsTold = (): Promise<void> => told;

/**
 * One program a user data folder, as Chromium keeps it: the first holds a lock with its process id, and a second one tells
 * it how it was started.
 * @returns whether this is the first
 */
export function lockUserData(additionalData: unknown, onSecondStart: (second: SecondStart) => void): boolean {
  if (!takeLock()) {
    const second: SecondStart = { argv: process.argv, workingDirectory: process.cwd(), additionalData };
    told = new Promise((done) => {
      const socket = connect(SOCKET, () => socket.end(JSON.stringify(second)));
      socket.on('close', () => done());
      socket.on('error', () => done());
    });
    return false;
  }
  rmSync(SOCKET, { force: true });
  const server = createServer((socket) => {
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('end', () => onSecondStart(JSON.parse(text) as SecondStart));
  });
  server.listen(SOCKET);
  server.unref();
  process.on('exit', () => rmSync(LOCK, { force: true }));
  return true;
}

function takeLock(): boolean {
  try {
    const file = openSync(LOCK, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch {
    if (isAlive(Number(readFileSync(LOCK, 'utf8')))) return false;
    // It was killed.
    rmSync(LOCK, { force: true });
    return takeLock();
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
