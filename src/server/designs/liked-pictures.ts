import { fail, ok, type Result } from '#shared/result.ts';
import type { LikedPictureRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import type { Counter } from '../limits/count-attempts.ts';
import type { Membership } from '../workshops/memberships.ts';
import { countWrite } from './count-writes.ts';
import { noSuchDesign, workshopBusy } from './design-problems.ts';
import { writeInWorkshop } from './write-in-workshop.ts';

/** A picture that somebody likes: that of a state of a design. */
export type LikedPicture = Pick<LikedPictureRow, 'designId' | 'revisionId' | 'likedAtMs'>;

type Liker = Pick<Membership, 'workshopId' | 'accountId'>;
type Liked = Pick<LikedPictureRow, 'designId' | 'revisionId'>;

/**
 * Likes a picture, once.
 * @returns refused with `not_found` where the workshop has no such state of a design, and with `too_many_requests`
 */
export const likePicture = (
  { db, clock }: Counter,
  { workshopId, accountId }: Liker,
  { designId, revisionId }: Liked,
): Promise<Result<undefined>> =>
  writeInWorkshop(db, workshopId, async (work) => {
    const found = await work
      .selectFrom('designRevisions')
      .innerJoin('designs', 'designs.id', 'designRevisions.designId')
      .select('designs.id')
      .where('designs.id', '=', designId)
      .where('designs.workshopId', '=', workshopId)
      .where('designs.deletedAtMs', 'is', null)
      .where('designRevisions.id', '=', revisionId)
      .executeTakeFirst();
    if (found === undefined) return fail(noSuchDesign);
    if (!(await countWrite({ db: work, clock }, workshopId))) return fail(workshopBusy);
    await work
      .insertInto('likedPictures')
      .values({ workshopId, accountId, designId, revisionId, likedAtMs: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return ok(undefined);
  });

/** Likes a picture no longer. */
export async function unlikePicture(
  db: Database,
  { workshopId, accountId }: Liker,
  { designId, revisionId }: Liked,
): Promise<void> {
  await db
    .deleteFrom('likedPictures')
    .where('workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .where('designId', '=', designId)
    .where('revisionId', '=', revisionId)
    .execute();
}

/** What somebody likes in a workshop, the newest first, without what lies in the bin. */
export const likedPicturesOf = (
  db: Database,
  { workshopId, accountId }: Liker,
  { limit, after }: PageWanted,
): Promise<LikedPicture[]> =>
  db
    .selectFrom('likedPictures')
    .innerJoin('designs', 'designs.id', 'likedPictures.designId')
    .select(['designId', 'revisionId', 'likedAtMs'])
    .where('likedPictures.workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .where('designs.deletedAtMs', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple('likedAtMs', 'revisionId'), '<', row.tuple(after?.atMs ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('likedAtMs', 'desc')
    .orderBy('revisionId', 'desc')
    .limit(limit)
    .execute();
