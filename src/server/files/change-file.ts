import { fail, ok, type Result } from '#shared/result.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { noSuchFile } from './file-problems.ts';
import { findFile } from './find-files.ts';
import { type FileParts, sweepObject } from './sweep-objects.ts';
import { columnsOfSaid, FILE_COLUMNS, fileOfRow, type SaidOfFile, type WorkshopFile } from './workshop-file.ts';

/** Calls a file something else, or tags it otherwise. @returns refused with `not_found`, `too_many_requests`, or as `writeAsMember` refuses */
export const changeFile = (
  { db, clock }: Counter,
  actor: Actor,
  fileId: string,
  { name, tags }: { readonly [Name in keyof SaidOfFile]?: SaidOfFile[Name] | undefined },
): Promise<Result<WorkshopFile>> =>
  writeAsMember(db, actor, { action: 'files.write' }, async (work): Promise<Result<WorkshopFile>> => {
    const before = await findFile(work, actor.workshopId, fileId);
    if (!before.ok) return before;
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const said = { name: name ?? before.value.name, tags: tags ?? before.value.tags };
    const changed = await work
      .updateTable('workshopFiles')
      .set(columnsOfSaid(said))
      .where('id', '=', fileId)
      .returning(FILE_COLUMNS)
      .executeTakeFirstOrThrow();
    return ok(fileOfRow(changed));
  });

/**
 * Deletes a file for good, its bytes too.
 * @returns refused with `not_found`, `too_many_requests`, or as `writeAsMember` refuses
 */
export async function deleteFile(parts: FileParts, actor: Actor, fileId: string): Promise<Result<undefined>> {
  const { db, clock } = parts;
  const deleted = await writeAsMember(
    db,
    actor,
    { action: 'files.delete' },
    async (work): Promise<Result<readonly (string | null)[]>> => {
      const found = await work
        .selectFrom('workshopFiles')
        .select(['objectKey', 'previewKey'])
        .where('id', '=', fileId)
        .where('workshopId', '=', actor.workshopId)
        .executeTakeFirst();
      if (found === undefined) return fail(noSuchFile);
      const counted = await countWrite({ db: work, clock }, actor);
      if (!counted.ok) return counted;
      await work.deleteFrom('workshopFiles').where('id', '=', fileId).execute();
      return ok([found.objectKey, found.previewKey]);
    },
  );
  if (!deleted.ok) return deleted;
  for (const key of deleted.value) if (key !== null) await sweepObject(parts, key);
  return ok(undefined);
}
