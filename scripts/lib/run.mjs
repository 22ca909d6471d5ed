import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENDING_MS } from './end-when-changed.mjs';
import { EndedBySignal, Stopped } from './endings.mjs';
import { Explained, inRepository, root } from './repository.mjs';

/** Signals that end a script: they are passed on to the program that it runs. */
const ENDING_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

const SAME_MOMENT_MS = 100;

/** Node's compile cache: programs start in a third of the time. Child processes inherit it. */
const COMPILED = { NODE_COMPILE_CACHE: inRepository('.cache/compiled') };

/** Makes a Node end with the script that runs it, where that is killed and can't pass a signal on. */
const END_WITH_PARENT = ['--import', pathToFileURL(inRepository('scripts/lib/end-with-parent.mjs')).href];

/**
 * Runs a program in the repository, shows its output, and answers with its exit code. The program ends with us.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [extraEnv]
 * @param {import('node:child_process').StdioOptions} [stdio] to send the output elsewhere
 * @param {AbortSignal} [stop] ends the program, whatever its exit code is then
 * @returns {Promise<number>}
 * @throws {Stopped} when a signal told us both to end
 * @throws {EndedBySignal} when a signal ended the program alone
 */
export function run(program, args, extraEnv = {}, stdio = 'inherit', stop) {
  const isNode = /^node(\.exe)?$/.test(basename(program));
  return new Promise((done, failed) => {
    const child = spawn(program, isNode ? [...END_WITH_PARENT, ...args] : args, {
      cwd: root,
      stdio,
      env: { ...COMPILED, ...process.env, ...extraEnv },
    });
    /** @type {NodeJS.Signals | undefined} */
    let passedOn;
    /** @type {NodeJS.Timeout | undefined} */
    let ending;
    const endBy = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      ending ??= setTimeout(() => child.kill('SIGKILL'), ENDING_MS);
    };
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      passedOn = signal;
      endBy(signal);
    };
    const onStop = () => endBy('SIGTERM');
    stop?.addEventListener('abort', onStop);
    const stopListening = () => {
      clearTimeout(ending);
      stop?.removeEventListener('abort', onStop);
      for (const signal of ENDING_SIGNALS) process.off(signal, passOn);
    };
    for (const signal of ENDING_SIGNALS) process.on(signal, passOn);
    child.on('error', (error) => {
      stopListening();
      failed(new Explained(`${program} can't be run (${error.message}).`));
    });
    child.on('exit', (code, signal) => {
      const settle = () => {
        stopListening();
        if (passedOn !== undefined) failed(new Stopped(passedOn));
        else if (signal !== null && !stop?.aborted) failed(new EndedBySignal([program, ...args], signal));
        else done(code ?? 1);
      };
      // A terminal sends its signal to both of us, and ours may come a moment later.
      if (signal === null) settle();
      else setTimeout(settle, SAME_MOMENT_MS);
    });
  });
}
