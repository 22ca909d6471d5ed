import { fail, ok, type Result } from '#shared/result.ts';
import type { LikedPictureRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import type { Membership } from '../workshops/memberships.ts';
import { noSuchDesign } from './design-problems.ts';

/** A picture that somebody likes: that of a state of a design. */
export type LikedPicture = Pick<LikedPictureRow, 'designId' | 'revisionId' | 'likedAtMs'>;

type Liked = Pick<LikedPictureRow, 'designId' | 'revisionId'>;

/**
 * Likes a picture, once. Liked again, nothing is written or counted.
 * @returns refused with `not_found` where the workshop has no such state of a design, with `too_many_requests`, or as
 *   `writeAsMember` refuses
 */
export const likePicture = ({ db, clock }: Counter, actor: Actor, liked: Liked): Promise<Result<undefined>> =>
  writeAsMember(db, actor, { action: 'pictures.like' }, async (work) => {
    const { workshopId, accountId } = actor;
    const { designId, revisionId } = liked;
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
    const before = await likesOf(work, actor, liked).select('revisionId').executeTakeFirst();
    if (before !== undefined) return ok(undefined);
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    await work
      .insertInto('likedPictures')
      .values({ workshopId, accountId, designId, revisionId, likedAtMs: clock() })
      .execute();
    return ok(undefined);
  });

/** Likes a picture no longer. @returns refused as `writeAsMember` refuses */
export const unlikePicture = (
  db: Database,
  actor: Actor,
  { designId, revisionId }: Liked,
): Promise<Result<undefined>> =>
  writeAsMember(db, actor, { action: 'pictures.like' }, async (work) => {
    await work
      .deleteFrom('likedPictures')
      .where('workshopId', '=', actor.workshopId)
      .where('accountId', '=', actor.accountId)
      .where('designId', '=', designId)
      .where('revisionId', '=', revisionId)
      .execute();
    return ok(undefined);
  });

const likesOf = (db: Database, { workshopId, accountId }: Membership, { designId, revisionId }: Liked) =>
  db
    .selectFrom('likedPictures')
    .where('workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .where('designId', '=', designId)
    .where('revisionId', '=', revisionId);

/** What somebody likes in a workshop, the newest first, without what lies in the bin. */
export const likedPicturesOf = (
  db: Database,
  { workshopId, accountId }: Membership,
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
