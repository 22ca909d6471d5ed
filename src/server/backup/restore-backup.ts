import { existsSync } from 'node:fs';
import { chmod, copyFile, rename, rm, stat } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '#shared/result.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Spool } from '../files/spool.ts';
import { makeFolder } from '../make-folder.ts';
import {
  areThose,
  type BackupSummary,
  countRows,
  damageIn,
  hasTable,
  OBJECTS,
  objectsIn,
  openBackup,
} from './backup-file.ts';
import { cannotWrite, damagedBackup, folderTaken, newerBackup, noBackup } from './backup-problems.ts';
import type { StoredStudio } from './write-backup.ts';

/** Where a studio is restored: the bytes of its pictures go into its store, by its spool. */
export interface EmptyStudio extends StoredStudio {
  readonly spool: Spool;
}

const OWNERS_ALONE = 0o600;

/**
 * Restores a studio from a backup into a folder that has none, and opens it once, so that it is known to start.
 * @returns refused with `studio_exists`, `no_backup`, `damaged_backup`, `cannot_write`, or as the store refuses
 */
export async function restoreBackup(file: string, studio: EmptyStudio): Promise<Result<BackupSummary>> {
  const { dataFolder, sqliteFile } = studio;
  if (existsSync(sqliteFile)) return fail(folderTaken(dataFolder));
  if (!existsSync(file)) return fail(noBackup(file));
  const partial = `${sqliteFile}.partial`;
  try {
    await makeFolder(dataFolder, 0o700);
    await copyFile(file, partial);
    await chmod(partial, OWNERS_ALONE);
    const unpacked = await unpack(file, partial, studio);
    if (!unpacked.ok) return unpacked;
    const isKnown = await opens(partial);
    if (!isKnown) return fail(newerBackup(file));
    await rename(partial, sqliteFile);
    return ok({ ...unpacked.value, bytes: (await stat(file)).size });
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'ERR_SQLITE_ERROR') return fail(noBackup(file));
    return fail(cannotWrite(`The studio in ${dataFolder}`, (error as Error).message));
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${partial}${end}`, { force: true });
  }
}

/** Whether this studio knows all that was done to a database, which it brings up to date by that. */
async function opens(sqliteFile: string): Promise<boolean> {
  try {
    await (await openDatabase({ sqliteFile })).destroy();
    return true;
  } catch {
    return false;
  }
}

async function unpack(
  file: string,
  partial: string,
  studio: EmptyStudio,
): Promise<Result<Omit<BackupSummary, 'bytes'>>> {
  const copy = openBackup(partial);
  try {
    if (!hasTable(copy, OBJECTS)) return fail(noBackup(file));
    const damage = damageIn(copy);
    if (damage !== undefined) return fail(damagedBackup(file, damage));
    const files = await putFiles(file, copy, studio);
    if (!files.ok) return files;
    copy.exec(`drop table ${OBJECTS}; vacuum`);
    return ok({ ...countRows(copy), files: files.value });
  } finally {
    copy.close();
  }
}

/** @returns how many pictures were put into the store */
async function putFiles(file: string, copy: DatabaseSync, { fileStore, spool }: EmptyStudio): Promise<Result<number>> {
  const select = copy.prepare(`select bytes from ${OBJECTS} where key = ?`);
  let count = 0;
  for (const object of objectsIn(copy)) {
    const bytes = select.get(object.key)?.['bytes'];
    // It was missing when the backup was written, which told it.
    if (!(bytes instanceof Uint8Array)) continue;
    if (!areThose(bytes, object)) return fail(damagedBackup(file, `the picture ${object.id} has other bytes`));
    const put = await spool.take(new Blob([new Uint8Array(bytes)]).stream(), (spooled) =>
      fileStore.put(object.key, spooled),
    );
    if (!put.ok) return put;
    count += 1;
  }
  return ok(count);
}
