import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where a studio keeps its own things: the folder that was named, else the variable STUDIO_DATA, else `data`. */
export function dataFolderOf(named: string | undefined, env: Readonly<Record<string, string | undefined>>): string {
  return resolve(named || env['STUDIO_DATA'] || join(root, 'data'));
}
