import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The folder of a studio's data: the named one, else that of the variable STUDIO_DATA, else `data`. */
export function dataFolderOf(named: string | undefined, env: Readonly<Record<string, string | undefined>>): string {
  return resolve(named || env['STUDIO_DATA'] || join(root, 'data'));
}
