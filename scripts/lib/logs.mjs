import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Explained, inRepository, root, run } from './repository.mjs';

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
      } finally {
        closeSync(file);
      }
    },
    /** The whole log, as plain text. */
    text,
    /**
     * A failure that shows the end of the log, what failed, and the path of the log.
     * @param {string} message
     * @param {RegExp} [besides] lines to leave out, which are never the reason
     */
    explain(message, besides) {
      const said = text()
        .split('\n')
        .filter((line) => !besides?.test(line));
      return new Explained(
        `${said.slice(-SHOWN_LINES).join('\n')}\n\n${message}\nAll that was said: ${relative(root, path)}`,
      );
    },
  };
}
