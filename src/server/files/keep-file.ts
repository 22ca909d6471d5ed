import { createHash, randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { keyReused } from '../designs/design-problems.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { type FileCaps, findFileRoom } from './file-caps.ts';
import type { SpooledFile } from './file-store.ts';
import type { PictureHead } from './heads/picture-head.ts';
import { adoptObject, storeObject } from './store-object.ts';
import type { FileParts } from './sweep-objects.ts';
import { columnsOfSaid, FILE_COLUMNS, fileOfRow, type SaidOfFile, type WorkshopFile } from './workshop-file.ts';

/** A picture that has arrived, and what was said of it. */
export interface NewFile {
  readonly spooled: SpooledFile;
  readonly head: PictureHead;
  readonly said: SaidOfFile;
}

/**
 * Keeps a picture: its bytes first, then the row that tells of them, so that nothing is told that is not kept. Sent again with
 * the same key it is the same picture.
 * @param key of who uploads it, made up for this one
 * @returns refused with `idempotency_key_reused`, `files_full`, `too_many_requests`, as the store refuses, or as
 *   `writeAsMember` does
 */
export async function keepFile(
  parts: FileParts & { readonly fileCaps: FileCaps },
  actor: Actor,
  key: string,
  { spooled, head, said }: NewFile,
): Promise<Result<WorkshopFile>> {
  const { db, clock, fileCaps } = parts;
  const { workshopId, accountId } = actor;
  const { bytes, sha256 } = spooled;
  const creationHash = createHash('sha256')
    .update(JSON.stringify([sha256, said]))
    .digest('base64url');
  const refusedOrKept = async (work: Database): Promise<Result<WorkshopFile> | undefined> => {
    const before = await findByKey(work, workshopId, accountId, key);
    if (before !== undefined) return before.creationHash === creationHash ? ok(fileOfRow(before)) : fail(keyReused);
    const room = await findFileRoom(work, fileCaps, workshopId, bytes);
    return room.ok ? undefined : room;
  };
  // Before anything is stored, and once more when the workshop is held.
  const early = await refusedOrKept(db);
  if (early !== undefined) return early;

  return storeObject(parts, spooled, (objectKey) =>
    writeAsMember(db, actor, { action: 'files.write' }, async (work): Promise<Result<WorkshopFile>> => {
      const late = await refusedOrKept(work);
      if (late !== undefined) return late;
      const counted = await countWrite({ db: work, clock }, actor);
      if (!counted.ok) return counted;
      await adoptObject(work, objectKey);
      const row = await work
        .insertInto('workshopFiles')
        .values({
          ...columnsOfSaid(said),
          ...head,
          id: randomUUID(),
          workshopId,
          objectKey,
          previewKey: null,
          bytes,
          sha256,
          createdBy: accountId,
          creationKey: key,
          creationHash,
          createdAtMs: clock(),
        })
        .returning(FILE_COLUMNS)
        .executeTakeFirstOrThrow();
      return ok(fileOfRow(row));
    }),
  );
}

const findByKey = (db: Database, workshopId: string, accountId: string, key: string) =>
  db
    .selectFrom('workshopFiles')
    .select([...FILE_COLUMNS, 'creationHash'])
    .where('workshopId', '=', workshopId)
    .where('createdBy', '=', accountId)
    .where('creationKey', '=', key)
    .executeTakeFirst();
