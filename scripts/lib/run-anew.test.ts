import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRepository } from './repository.mjs';

const file = (name: string): string => JSON.stringify(inRepository('scripts/lib', name));

let folder: string;
let program: string;
let script: ChildProcess;
let said: string;
/** Resolves when no process is left that could print: script and program write to one pipe, which then closes. */
let silent: Promise<void>;

/** Tells its process id and what it is, and runs on or ends. */
const programThatIs = (what: string, end = 'setInterval(() => {}, 500);') =>
  writeFileSync(program, `console.log(\`${what} \${process.pid}.\`); ${end}`);

const told = async (what: RegExp): Promise<RegExpExecArray> => {
  for (;;) {
    const found = what.exec(said);
    if (found) return found;
    await new Promise((again) => setTimeout(again, 20));
  }
};

const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anew-'));
  program = join(folder, 'program.mjs');
});
afterEach(() => {
  script.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(): void {
  const source = `
    import { finish } from ${file('finish.mjs')};
    import { runAnew } from ${file('run-anew.mjs')};
    await finish(() => runAnew(process.execPath, [${JSON.stringify(program)}], [${JSON.stringify(folder)}]));
  `;
  const env = { ...process.env, npm_lifecycle_event: undefined };
  script = spawn(process.execPath, ['--input-type=module', '-e', source], { env });
  said = '';
  for (const stream of [script.stdout, script.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  silent = new Promise((done) => script.on('close', () => done()));
}

describe.skipIf(process.platform === 'win32')('a program that runs anew', () => {
  test('is replaced when it is edited, and nothing is left of it once its script is killed', async () => {
    programThatIs('first');
    start();
    const [, first] = await told(/first (\d+)\./);
    programThatIs('second');
    const [, second] = await told(/second (\d+)\./);
    expect([first, second].map(Number).map(isAlive)).toEqual([false, true]);
    script.kill('SIGKILL');
    await expect(silent).resolves.toBeUndefined();
  });

  test('that has ended waits for an edit; a file of tests is none', async () => {
    programThatIs('broken', 'process.exit(1);');
    start();
    await told(/starts again when/);
    writeFileSync(join(folder, 'program.test.ts'), '');
    await new Promise((done) => setTimeout(done, 300));
    expect(said.match(/broken/g)).toHaveLength(1);
    programThatIs('mended');
    await told(/mended (\d+)\./);
    script.kill('SIGTERM');
    await expect(silent).resolves.toBeUndefined();
  });
});
