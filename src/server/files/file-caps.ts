import { BYTES_PER_MEGABYTE_OF_FILES } from '#shared/forms/file-rules.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { noRoomForFiles } from './file-problems.ts';

/** How many pictures a workshop keeps, and how much of them. */
export interface FileCaps {
  readonly filesPerWorkshop: number;
  readonly fileBytesPerWorkshop: number;
}

/** A thousand photographs of a phone. */
export const usualFileCaps: FileCaps = {
  filesPerWorkshop: 10_000,
  fileBytesPerWorkshop: 3000 * BYTES_PER_MEGABYTE_OF_FILES,
};

/** What a workshop's files use. */
export interface FileUsage {
  readonly files: number;
  readonly bytes: number;
}

/** Adds up what a workshop's files use, from their index alone. */
export async function fileUsage(db: Database, workshopId: string): Promise<FileUsage> {
  const row = await db
    .selectFrom('workshopFiles')
    .select(({ fn }) => [fn.countAll().as('files'), fn.sum('bytes').as('bytes')])
    .where('workshopId', '=', workshopId)
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) };
}

/** Checks that a workshop has room for so many bytes more. */
export async function findFileRoom(
  db: Database,
  { filesPerWorkshop, fileBytesPerWorkshop }: FileCaps,
  workshopId: string,
  bytes: number,
): Promise<Result<undefined>> {
  const used = await fileUsage(db, workshopId);
  const hasRoom = used.files < filesPerWorkshop && used.bytes + bytes <= fileBytesPerWorkshop;
  return hasRoom ? ok(undefined) : fail(noRoomForFiles);
}
