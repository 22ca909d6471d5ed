import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { EndedBySignal } from './endings.mjs';
import { Explained, inRepository, root } from './repository.mjs';
import { run } from './run.mjs';

/** Lines of a log that a failure shows; an error of npm or apt has less than half as many. */
const SHOWN_LINES = 60;

/**
 * Opens a new log for output that nobody needs unless a program fails.
 * @param {string} name of the log: `install` lies in .cache/logs/install.log
 * @param {string} [path]
 */
export function openLog(name, path = inRepository('.cache/logs', `${name}.log`)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  const text = () => stripVTControlCharacters(readFileSync(path, 'utf8')).trim();

  /**
   * A failure that shows where the log tells of it (or else its end), what failed, and the path of the log.
   * @param {string} message
   * @param {{ from?: RegExp, besides?: RegExp }} [where] `from`: the line with which an error begins; `besides`: lines
   *   that are never the reason
   */
  function explain(message, { from, besides } = {}) {
    const lines = text()
      .split('\n')
      .filter((line) => !besides?.test(line));
    const start = lines.findIndex((line) => from?.test(line));
    const shown = start < 0 ? lines.slice(-SHOWN_LINES) : lines.slice(start, start + SHOWN_LINES);
    return new Explained(`${shown.join('\n')}\n\n${message}\nAll that was said: ${relative(root, path)}`);
  }

  return {
    /**
     * Runs a program and writes its output to the log, below its command line.
     * @param {string} program
     * @param {readonly string[]} args
     * @param {Record<string, string>} [extraEnv]
     */
    async run(program, args, extraEnv) {
      const file = openSync(path, 'a');
      try {
        writeSync(file, `$ ${[program, ...args].join(' ')}\n`);
        return await run(program, args, extraEnv, ['ignore', file, file]);
      } catch (error) {
        throw error instanceof EndedBySignal ? explain(error.message) : error;
      } finally {
        closeSync(file);
      }
    },
    /** The whole log, as plain text. */
    text,
    explain,
  };
}
