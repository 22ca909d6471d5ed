import { fail, ok, type Result } from '#shared/result.ts';
import type { WorkshopFileRow } from '../db/file-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { AddressedFile } from './file-address.ts';
import { noSuchFile } from './file-problems.ts';
import type { FileStore } from './file-store.ts';

/** A picture as it is sent. */
export interface OpenFile extends Pick<WorkshopFileRow, 'name' | 'mediaType' | 'bytes'> {
  readonly body: ReadableStream<Uint8Array>;
}

/**
 * Opens a picture for an account that is in its workshop now: who was removed after the address was given sees it no more.
 * @returns refused with `not_found`, or as the store refuses
 */
export async function openFile(
  { db, fileStore }: { readonly db: Database; readonly fileStore: FileStore },
  { fileId, accountId }: AddressedFile,
): Promise<Result<OpenFile>> {
  const row = await db
    .selectFrom('workshopFiles')
    .innerJoin('workshopMembers', 'workshopMembers.workshopId', 'workshopFiles.workshopId')
    .select(['objectKey', 'name', 'mediaType', 'bytes'])
    .where('workshopFiles.id', '=', fileId)
    .where('workshopMembers.accountId', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return fail(noSuchFile);
  const { objectKey, ...file } = row;
  const body = await fileStore.get(objectKey);
  return body.ok ? ok({ ...file, body: body.value }) : body;
}
