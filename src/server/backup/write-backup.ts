import { closeSync, existsSync, openSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { backup as copyOnline, DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '#shared/result.ts';
import type { FileStore } from '../files/file-store.ts';
import { areThose, type BackupSummary, countRows, OBJECTS, objectsIn, openBackup } from './backup-file.ts';
import { cannotWrite, fileIsThere, noStudioIn } from './backup-problems.ts';

/** A studio on disk. */
export interface StoredStudio {
  readonly dataFolder: string;
  readonly sqliteFile: string;
  readonly fileStore: FileStore;
}

/** A backup that was written, and the uploaded pictures whose bytes the studio has lost. */
export interface WrittenBackup extends BackupSummary {
  readonly missing: readonly string[];
}

const OWNERS_ALONE = 0o600;

/**
 * Writes a backup of a studio, whether it runs or not: its database as it is at one moment, and the pictures that it tells of,
 * as one file, all of it or nothing. The secret is not in it.
 * @returns refused with `file_exists`, `no_studio`, `cannot_write`, or as the store refuses
 */
export async function writeBackup(studio: StoredStudio, file: string): Promise<Result<WrittenBackup>> {
  if (existsSync(file)) return fail(fileIsThere(file));
  if (!existsSync(studio.sqliteFile)) return fail(noStudioIn(studio.dataFolder));
  const partial = `${file}.partial`;
  try {
    await rm(partial, { force: true });
    closeSync(openSync(partial, 'wx', OWNERS_ALONE));
    const source = new DatabaseSync(studio.sqliteFile);
    await copyOnline(source, partial).finally(() => source.close());
    const filled = await fill(partial, studio.fileStore);
    if (!filled.ok) return filled;
    await sync(partial);
    await rename(partial, file);
    return ok({ ...filled.value, bytes: (await stat(file)).size });
  } catch (error) {
    return fail(cannotWrite(file, (error as Error).message));
  } finally {
    await rm(partial, { force: true });
  }
}

/** Puts the bytes of the pictures beside their rows. */
async function fill(partial: string, store: FileStore): Promise<Result<Omit<WrittenBackup, 'bytes'>>> {
  const backup = openBackup(partial);
  try {
    // One file, with no journal beside it.
    backup.exec(`pragma journal_mode = delete; create table ${OBJECTS} (key text primary key, bytes blob not null)`);
    const insert = backup.prepare(`insert into ${OBJECTS} (key, bytes) values (?, ?)`);
    const missing: string[] = [];
    const objects = objectsIn(backup);
    for (const object of objects) {
      const found = await store.get(object.key);
      if (!found.ok && found.problem.code !== 'file_lost') return found;
      const bytes = found.ok ? new Uint8Array(await new Response(found.value).arrayBuffer()) : undefined;
      // Deleted since the database was copied, or lost before.
      if (bytes === undefined || !areThose(bytes, object)) missing.push(object.id);
      else insert.run(object.key, bytes);
    }
    return ok({ ...countRows(backup), files: objects.length - missing.length, missing: [...new Set(missing)] });
  } finally {
    backup.close();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
