import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server under measurement. */
export interface ServerProcess {
  /** The first line that it printed. */
  readonly firstLine: string;
  /** Seconds of processor time it has used, all its threads together. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Starts a Node program and waits for the first line that matches.
 * @param folder its working directory, which may be written to
 */
export function startServer(
  folder: string,
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['--no-warnings', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((started, failed) => {
    let text = '';
    server.stdout.on('data', (more: Buffer) => {
      text += more.toString();
      const line = text.split('\n').find((one) => ready.test(one));
      if (line !== undefined)
        started({ firstLine: line, cpuSeconds: () => cpuSecondsOf(server), stop: () => stop(server) });
    });
    server.once('exit', (code) => failed(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

function cpuSecondsOf({ pid }: ChildProcess): number {
  // Behind the name of the program, which may contain spaces, user time is the 12th field and system time the 13th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function stop(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit');
  const ended = new Promise((done) => server.once('exit', done));
  server.kill();
  await ended;
}
