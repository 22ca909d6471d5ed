import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { describe, expect, test } from 'vitest';
import { inRepository } from './repository.mjs';

const file = (name: string): string => JSON.stringify(inRepository('scripts/lib', name));

/** A program without an end, which prints once it runs; and one that, like npm, wants to finish something first. */
const ENDLESS = 'setInterval(() => {}, 500); console.log("it runs");';
const STUBBORN = `process.on('SIGTERM', () => {}); ${ENDLESS}`;

/** A script of ours that runs a program. */
const scriptThatRuns = (program: string) => `
  import { finish } from ${file('finish.mjs')};
  import { run } from ${file('run.mjs')};
  await finish(() => run(process.execPath, ['-e', ${JSON.stringify(program)}]));
`;
const argumentsOf = (program: string) => ['--input-type=module', '-e', scriptThatRuns(program)];

interface Ending {
  readonly code: number | null;
  readonly said: string;
}

/** Sends a signal once the innermost program runs, and answers when no process is left that could print. */
function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<Ending> {
  return new Promise((ended) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said === 'it runs\n') child.kill(signal);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('close', (code) => ended({ code, said }));
  });
}

const environment = { ...process.env, npm_lifecycle_event: undefined };

describe.skipIf(process.platform === 'win32').concurrent('what a script runs ends with it', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('after %s, without a word', async (signal) => {
    const script = spawn(process.execPath, argumentsOf(ENDLESS), { env: environment });
    expect(await endWith(script, signal)).toEqual({ code: 128 + constants.signals[signal], said: 'it runs\n' });
  });

  test('after SIGKILL', async () => {
    const script = spawn(process.execPath, argumentsOf(ENDLESS), { env: environment });
    expect(await endWith(script, 'SIGKILL')).toEqual({ code: null, said: 'it runs\n' });
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('after %s, even if it does not want to', async (signal) => {
    const script = spawn(process.execPath, argumentsOf(STUBBORN), { env: environment });
    expect((await endWith(script, signal)).said).toBe('it runs\n');
  });
});

test.runIf(process.platform === 'linux').concurrent.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a script ends with the npm that runs it by a shell, after %s',
  async (signal) => {
    // Between them is a shell that waits, as with npm. `exec` would make way for the script.
    const line = `'${process.execPath}' --input-type=module -e "$SCRIPT"; exit $?`;
    const npm = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(line)}], { stdio: 'inherit' });`;
    const env = { ...environment, npm_lifecycle_event: 'start', SCRIPT: scriptThatRuns(ENDLESS) };
    const { said } = await endWith(spawn(process.execPath, ['-e', npm], { env }), signal);
    expect(said).toBe('it runs\n');
  },
);
