import { fail, ok, type Result } from '#shared/result.ts';
import { LONGEST_PREVIEW_SIDE_PX, MOST_PREVIEW_BYTES } from '#shared/forms/file-rules.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { noPreview, noSuchFile } from './file-problems.ts';
import type { SpooledFile } from './file-store.ts';
import type { PictureHead } from './heads/picture-head.ts';
import { adoptObject, storeObject } from './store-object.ts';
import type { FileParts } from './sweep-objects.ts';

/** A smaller copy that has arrived. */
interface NewPreview {
  readonly spooled: SpooledFile;
  readonly head: PictureHead;
}

/**
 * Keeps a smaller copy of a picture beside it: lists show it, so that a line and a phone carry less. Who has uploaded the
 * picture makes it, since the studio decodes none. The first one stays.
 * @returns refused with `no_preview`, `not_found`, `too_many_requests`, as the store refuses, or as `writeAsMember` does
 */
export async function keepPreview(
  parts: FileParts,
  actor: Actor,
  fileId: string,
  { spooled, head: { mediaType, widthPx, heightPx } }: NewPreview,
): Promise<Result<undefined>> {
  const { db, clock } = parts;
  const isSmall = spooled.bytes <= MOST_PREVIEW_BYTES && Math.max(widthPx, heightPx) <= LONGEST_PREVIEW_SIDE_PX;
  if (mediaType !== 'image/jpeg' || !isSmall) return fail(noPreview);
  return storeObject(parts, spooled, (previewKey) =>
    writeAsMember(db, actor, { action: 'files.write' }, async (work): Promise<Result<undefined>> => {
      const file = await work
        .selectFrom('workshopFiles')
        .select('previewKey')
        .where('id', '=', fileId)
        .where('workshopId', '=', actor.workshopId)
        .executeTakeFirst();
      if (file === undefined) return fail(noSuchFile);
      if (file.previewKey !== null) return ok(undefined);
      const counted = await countWrite({ db: work, clock }, actor);
      if (!counted.ok) return counted;
      await adoptObject(work, previewKey);
      await work.updateTable('workshopFiles').set({ previewKey }).where('id', '=', fileId).execute();
      return ok(undefined);
    }),
  );
}
