// Plain JavaScript for any Node from 20 on, because this runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export const inRepository = (/** @type {string[]} */ ...parts) => join(root, ...parts);

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A failure that its message explains in full; it is shown without a stack trace. */
export class Explained extends Error {}

/** The Node that runs the studio: on Linux the one locked in package.json, elsewhere the caller's own. */
export function studioNode() {
  const bundled = inRepository('node_modules/.bin/node');
  if (existsSync(bundled)) return bundled;
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return process.execPath;
  throw new Explained(`The studio needs Node 24 or newer; this is ${process.version}. Get it from https://nodejs.org.`);
}

/**
 * The script behind a package's command, which {@link studioNode} runs in the same way on every system.
 * @param {string} packageName
 * @param {string} [command]
 */
export function toolScript(packageName, command = packageName) {
  const folder = inRepository('node_modules', packageName);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Signals that end a script: they are passed on to the program that it runs. */
const ENDING_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Node's compile cache: programs start in a third of the time. Child processes inherit it. */
const COMPILED = { NODE_COMPILE_CACHE: inRepository('.cache/compiled') };

/**
 * Runs a program in the repository, shows its output, and answers with its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [extraEnv]
 * @param {import('node:child_process').StdioOptions} [stdio] to send the output elsewhere
 * @returns {Promise<number>}
 */
export function run(program, args, extraEnv = {}, stdio = 'inherit') {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd: root, stdio, env: { ...COMPILED, ...process.env, ...extraEnv } });
    const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of ENDING_SIGNALS) process.on(signal, passOn);
    child.on('error', failed);
    child.on('exit', (code, signal) => {
      for (const ending of ENDING_SIGNALS) process.off(ending, passOn);
      done(signal ? 128 : (code ?? 1));
    });
  });
}

/**
 * Runs the work and sets the exit code. An {@link Explained} failure prints its message alone; any other error is a bug
 * and keeps its stack trace.
 * @param {() => Promise<number>} work
 */
export async function finish(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
