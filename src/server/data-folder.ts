import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Of `--data` alone, or `--data "$FOLDER"` where that variable is not set. */
export const dataWithoutValue = {
  code: 'missing_value',
  message: '--data needs a folder.',
  remedy: 'Name it, e.g. --data /srv/studio, or leave --data out for the usual one.',
};

/** The database of a studio that has no server for it. */
export const sqliteFileIn = (dataFolder: string): string => join(dataFolder, 'studio.sqlite');

/** The folder of a studio's data: the named one, else that of the variable STUDIO_DATA, else `data`. */
export function dataFolderOf(named: string | undefined, env: Readonly<Record<string, string | undefined>>): string {
  return resolve(named || env['STUDIO_DATA'] || join(root, 'data'));
}
