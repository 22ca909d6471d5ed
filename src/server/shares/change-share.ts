import { fail, ok, type Result } from '#shared/result.ts';
import { takeRoom } from '../designs/design-caps.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { clearPicture, findHeldShare } from './hold-share.ts';
import type { ShareStore } from './make-share.ts';
import { isOpenShare } from './share.ts';
import { bytesOfPicture, keepPicture, type SharePicture } from './share-pictures.ts';
import { noSuchShare } from './share-problems.ts';

/**
 * Gives a link its picture, in the place of the one before.
 * @returns refused with `not_found` where the workshop has no such link that is open, `too_many_requests`,
 *   `designs_full`, or as `writeAsMember` refuses
 */
export const giveSharePicture = (
  { db, clock, designCaps }: ShareStore,
  actor: Actor,
  shareId: string,
  picture: SharePicture,
): Promise<Result<undefined>> =>
  writeAsMember(db, actor, { action: 'shares.write' }, async (work): Promise<Result<undefined>> => {
    const { workshopId } = actor;
    const share = await findHeldShare(work, workshopId, shareId);
    if (share === undefined || !isOpenShare(share, clock())) return fail(noSuchShare);
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const bytes = bytesOfPicture(picture);
    const taken = await takeRoom(work, designCaps, workshopId, bytes);
    if (!taken.ok) return taken;
    await clearPicture(work, workshopId, share);
    await keepPicture(work, shareId, picture);
    await work
      .updateTable('shares')
      .set((row) => ({ keptBytes: row('keptBytes', '+', bytes) }))
      .where('id', '=', shareId)
      .execute();
    return ok(undefined);
  });

/**
 * Takes a link back: from now on it opens nothing, and its picture is deleted. That a client approved by it stays.
 * @returns refused with `not_found`, or as `writeAsMember` refuses
 */
export const revokeShare = (
  { db, clock }: Pick<ShareStore, 'db' | 'clock'>,
  actor: Actor,
  shareId: string,
): Promise<Result<undefined>> =>
  writeAsMember(db, actor, { action: 'shares.write' }, async (work): Promise<Result<undefined>> => {
    const { workshopId } = actor;
    const share = await findHeldShare(work, workshopId, shareId);
    if (share === undefined) return fail(noSuchShare);
    if (share.revokedAtMs !== null) return ok(undefined);
    await clearPicture(work, workshopId, share);
    const revokedAtMs = clock();
    const ended = { revokedAtMs, expiresAtMs: Math.min(share.expiresAtMs, revokedAtMs) };
    await work.updateTable('shares').set(ended).where('id', '=', shareId).execute();
    return ok(undefined);
  });
