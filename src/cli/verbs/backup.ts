import { resolve } from 'node:path';
import { brand } from '#shared/brand.ts';
import { type CommandLine, refuse, type Verb } from '../verb.ts';

const data = 'folder of the studio, as for npm start; its variables count, too';
const SECRET =
  'The secret (secret.key) is not in it: keep it somewhere else, and put it back before the studio starts.';

const missingFile = (verb: string) =>
  refuse('missing_file', 'The name of the backup is missing.', `Usage: ${brand.command} ${verb} FILE [--data FOLDER]`);

const fileIn = ({ words: [file = ''] }: CommandLine): string | undefined =>
  file.trim() === '' ? undefined : resolve(file);

/** Writes a studio's accounts, designs, orders and pictures into one file, while it runs or not. */
export const backupVerb: Verb = {
  usage: `${brand.command} backup FILE [--data FOLDER]`,
  summary: 'Backs a studio up into one file, while it runs or not, and proves it by restoring it.',
  options: { data },
  maxWords: 1,
  async run(line) {
    const file = fileIn(line);
    if (file === undefined) return missingFile('backup');
    // Loaded here: few verbs need a database.
    const { backUp } = await import('#server/backup/open-backup.ts');
    const written = await backUp(file, line.options['data'], process.env);
    if (!written.ok) return written;
    const { missing, ...summary } = written.value;
    const lost =
      missing.length === 0 ? '' : ` Pictures whose bytes are not in it, gone or damaged: ${missing.join(', ')}.`;
    const document = missing.length === 0 ? summary : { ...summary, missing };
    return { ok: true, document, words: `Written, and restored once to prove it: ${file}.${lost} ${SECRET}` };
  },
};

/** Restores a backup into a folder that has no studio. */
export const restoreVerb: Verb = {
  usage: `${brand.command} restore FILE [--data FOLDER]`,
  summary: 'Restores a studio from a backup, into a folder that has none.',
  options: { data },
  maxWords: 1,
  async run(line) {
    const file = fileIn(line);
    if (file === undefined) return missingFile('restore');
    const { restore } = await import('#server/backup/open-backup.ts');
    const restored = await restore(file, line.options['data'], process.env);
    return restored.ok ? { ok: true, document: restored.value, words: `Restored. ${SECRET}` } : restored;
  },
};
