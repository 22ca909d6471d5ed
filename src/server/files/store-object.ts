import { randomUUID } from 'node:crypto';
import type { Result } from '#shared/result.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import type { SpooledFile } from './file-store.ts';
import type { FileParts } from './sweep-objects.ts';

/** An upload that has not ended after this was killed. */
const LONGEST_UPLOAD_MS = HOUR_MS;

/**
 * Stores bytes as an object, then writes the row that has it, so that nothing is told that is not kept.
 * @param write keeps the object by {@link adoptObject}; where it does not, the object goes with the next sweep
 * @returns as `write` answers, or as the store refuses
 */
export async function storeObject<T>(
  { db, clock, fileStore }: FileParts,
  spooled: SpooledFile,
  write: (objectKey: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  const key = randomUUID();
  await db
    .insertInto('storedObjects')
    .values({ key, sweepAtMs: clock() + LONGEST_UPLOAD_MS })
    .execute();
  const stored = await fileStore.put(key, spooled);
  const written = stored.ok ? await write(key) : stored;
  await db
    .updateTable('storedObjects')
    .set({ sweepAtMs: 0 })
    .where('key', '=', key)
    .where('sweepAtMs', 'is not', null)
    .execute();
  return written;
}

/** An object is a file's from now on. @param work the transaction that writes the row of the file */
export async function adoptObject(work: Database, key: string): Promise<void> {
  await work.updateTable('storedObjects').set({ sweepAtMs: null }).where('key', '=', key).execute();
}
