import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Explained, inRepository, root, run } from './repository.mjs';

/** What a reader of a failure looks at before opening the log: an error of npm or apt has less than half as many lines. */
const SHOWN_LINES = 60;

/**
 * A new log for what programs say that nobody needs unless they fail.
 * @param {string} name of the log: `install` lies in .cache/logs/install.log
 * @param {string} [path]
 */
export function openLog(name, path = inRepository('.cache/logs', `${name}.log`)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  const text = () => stripVTControlCharacters(readFileSync(path, 'utf8')).trim();
  return {
    /**
     * Runs a program with everything that it says in the log, below its command line.
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
    /** All that the log holds, as plain text. */
    text,
    /**
     * A failure that shows the end of the log, says what failed, and where all of it is.
     * @param {string} message
     * @param {RegExp} [besides] lines of the log that are never the reason
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
