import { fail, ok, type Result } from '#shared/result.ts';
import type { WorkshopFileRow } from '../db/file-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { AddressedFile } from './file-address.ts';
import { noSuchFile } from './file-problems.ts';
import type { FileStore } from './file-store.ts';

/** A picture as it is sent. */
export interface OpenFile extends Pick<WorkshopFileRow, 'name' | 'mediaType'> {
  /** Undefined of a smaller copy. */
  readonly bytes: number | undefined;
  readonly body: ReadableStream<Uint8Array>;
}

/**
 * Opens a picture for an account that is in its workshop now: who was removed after the address was given sees it no more.
 * @param wanted a smaller copy; where there is none, the picture itself stands for it
 * @returns refused with `not_found`, or as the store refuses
 */
export async function openFile(
  { db, fileStore }: { readonly db: Database; readonly fileStore: FileStore },
  { fileId, accountId }: AddressedFile,
  wanted: 'itself' | 'preview',
): Promise<Result<OpenFile>> {
  const row = await db
    .selectFrom('workshopFiles')
    .innerJoin('workshopMembers', 'workshopMembers.workshopId', 'workshopFiles.workshopId')
    .select(['objectKey', 'previewKey', 'name', 'mediaType', 'bytes'])
    .where('workshopFiles.id', '=', fileId)
    .where('workshopMembers.accountId', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return fail(noSuchFile);
  const { objectKey, previewKey, ...file } = row;
  const isPreview = wanted === 'preview' && previewKey !== null;
  const body = await fileStore.get(isPreview ? previewKey : objectKey);
  if (!body.ok) return body;
  const own = isPreview ? ({ mediaType: 'image/jpeg', bytes: undefined } as const) : {};
  return ok({ ...file, ...own, body: body.value });
}
