import { DAY_MS } from '#shared/time-units.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { holdWorkshop } from '../workshops/hold-workshop.ts';
import { giveRoomBack } from './design-caps.ts';

/** How long a deleted design can be taken out of the bin again. */
const BIN_MS = 30 * DAY_MS;
/** In one transaction, so that nobody waits for long. */
const AT_ONCE = 200;

/** Empties the bins of what has lain in them for a month, with its states and likes. */
export async function deleteBinned({ db, clock }: Counter): Promise<void> {
  const endedMs = clock() - BIN_MS;
  for (;;) {
    const next = await db
      .selectFrom('designs')
      .select('workshopId')
      .where('deletedAtMs', '<=', endedMs)
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return;
    const { workshopId } = next;
    await db.transaction().execute(async (work) => {
      await holdWorkshop(work, workshopId);
      const rows = await work
        .selectFrom('designs')
        .select('id')
        .where('workshopId', '=', workshopId)
        .where('deletedAtMs', '<=', endedMs)
        .limit(AT_ONCE)
        .execute();
      const ids = rows.map(({ id }) => id);
      // It may have been taken out, or the workshop deleted, since it was found.
      if (ids.length === 0) return;
      await giveRoomBack(work, workshopId, ids);
      await work.deleteFrom('designs').where('id', 'in', ids).execute();
    });
  }
}
