import { watch } from 'node:fs';
import { EndedBySignal } from './endings.mjs';
import { run } from './run.mjs';

/** An editor writes a file in several steps. */
const WRITTEN_MS = 100;

const isOfProgram = (/** @type {string} */ name) => /\.[mc]?[jt]s$/.test(name) && !name.endsWith('.test.ts');

/**
 * Runs a program, and anew whenever a file of its folders has changed; one that ended by itself waits for that. Not by
 * `node --watch`: that is a process of its own between the program and us, which lives on with the program when we are
 * killed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {readonly string[]} folders
 * @returns {Promise<never>}
 * @throws {import('./endings.mjs').Stopped} when a signal told us both to end
 */
export async function runAnew(program, args, folders) {
  let edited = new AbortController();
  /** @type {NodeJS.Timeout | undefined} */
  let writing;
  const onChange = (/** @type {string} */ _event, /** @type {string | null} */ name) => {
    if (name === null || !isOfProgram(name)) return;
    clearTimeout(writing);
    writing = setTimeout(() => edited.abort(), WRITTEN_MS);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, onChange));
  try {
    for (;;) {
      await ended(program, args, edited.signal);
      if (!edited.signal.aborted) {
        console.error('The program has ended; it starts again when one of its files is edited.');
        await new Promise((done) => edited.signal.addEventListener('abort', done));
      }
      edited = new AbortController();
    }
  } finally {
    clearTimeout(writing);
    for (const watcher of watchers) watcher.close();
  }
}

/**
 * Runs the program to its end, which it may have explained itself.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {AbortSignal} stop
 */
async function ended(program, args, stop) {
  try {
    await run(program, args, {}, 'inherit', stop);
  } catch (error) {
    if (!(error instanceof EndedBySignal)) throw error;
    console.error(error.message);
  }
}
