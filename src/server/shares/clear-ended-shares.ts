import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import { giveBack } from '../designs/design-caps.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { holdWorkshop } from '../workshops/hold-workshop.ts';
import { clearPicture } from './hold-share.ts';
import { SHARE_COLUMNS } from './share.ts';

/** For this long a shop sees that a link is over; one by which somebody approved stays with its piece. */
const SEEN_AFTER_MS = 30 * DAY_MS;
/** So many in one transaction, so that nobody waits for long. */
const AT_ONCE = 50;

/** Deletes the pictures of links that are over, and after a month the links by which nobody approved. */
export async function clearEndedShares({ db, clock }: Counter): Promise<void> {
  for (let found = 1; found > 0; ) found = await clearSome(db, clock());
}

async function clearSome(db: Database, nowMs: number): Promise<number> {
  const pictured = db
    .selectFrom('shares')
    .innerJoin('sharePictures', 'sharePictures.shareId', 'shares.id')
    .where('expiresAtMs', '<=', nowMs);
  const old = db
    .selectFrom('shares')
    .where('expiresAtMs', '<=', nowMs - SEEN_AFTER_MS)
    .where('approvedAtMs', 'is', null);
  const next =
    (await pictured.select('workshopId').limit(1).executeTakeFirst()) ??
    (await old.select('workshopId').limit(1).executeTakeFirst());
  if (next === undefined) return 0;
  const { workshopId } = next;
  return db.transaction().execute(async (work) => {
    await holdWorkshop(work, workshopId);
    const ended = await work
      .selectFrom('shares')
      .leftJoin('sharePictures', 'sharePictures.shareId', 'shares.id')
      .select(SHARE_COLUMNS)
      .select(['keptBytes', 'sharePictures.shareId as pictured'])
      .where('workshopId', '=', workshopId)
      .where('expiresAtMs', '<=', nowMs)
      .where((row) =>
        row.or([
          row('sharePictures.shareId', 'is not', null),
          row.and([row('expiresAtMs', '<=', nowMs - SEEN_AFTER_MS), row('approvedAtMs', 'is', null)]),
        ]),
      )
      .limit(AT_ONCE)
      .execute();
    for (const { pictured: isPictured, ...share } of ended) {
      if (isPictured !== null) await clearPicture(work, workshopId, share);
      else {
        await giveBack(work, workshopId, share.keptBytes);
        await work.deleteFrom('shares').where('id', '=', share.id).execute();
      }
    }
    return ended.length;
  });
}
