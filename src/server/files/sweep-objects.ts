import type { Counter } from '../limits/count-attempts.ts';
import type { FileStore } from './file-store.ts';

/** What keeps files and their rows. */
export interface FileParts extends Counter {
  readonly fileStore: FileStore;
}

/** So many at once, so that nobody waits for long. */
const AT_ONCE = 100;

/**
 * Deletes the objects that no file has any more: of files that were deleted, of workshops that went with their last member,
 * and of uploads that nobody ended. What the store does not delete now is tried again the next time.
 */
export async function sweepObjects(parts: FileParts): Promise<void> {
  const { db, clock } = parts;
  for (;;) {
    const rows = await db
      .selectFrom('storedObjects')
      .select('key')
      .where('sweepAtMs', '<=', clock())
      .limit(AT_ONCE)
      .execute();
    for (const { key } of rows) if (!(await sweepObject(parts, key))) return;
    if (rows.length < AT_ONCE) return;
  }
}

/** Deletes an object that no file has any more. @returns false where the store does not delete it now */
export async function sweepObject({ db, fileStore }: Omit<FileParts, 'clock'>, key: string): Promise<boolean> {
  const deleted = await fileStore.delete(key);
  if (deleted.ok)
    await db.deleteFrom('storedObjects').where('key', '=', key).where('sweepAtMs', 'is not', null).execute();
  return deleted.ok;
}
