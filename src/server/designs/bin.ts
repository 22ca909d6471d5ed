import { fail, ok, type Result } from '#shared/result.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import type { Counter } from '../limits/count-attempts.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, holdWorkshop, writeAsMember } from '../workshops/hold-workshop.ts';
import { giveRoomBack } from './design-caps.ts';
import { designWithNumber } from './design-with-number.ts';
import { type Design, DESIGN_COLUMNS, designOfRow } from './design.ts';
import { noSuchDesign, skuTakenMeanwhile } from './design-problems.ts';

/** How long a deleted design can be taken out of the bin again. */
const BIN_MS = 30 * DAY_MS;
/** So many designs and states in one transaction, so that nobody waits for long; a design with more states by itself. */
const AT_ONCE = 200;
const STATES_AT_ONCE = 500;

/** Lays a design into the bin. */
export const deleteDesign = (store: Counter, actor: Actor, designId: string): Promise<Result<Design>> =>
  moveDesign(store, actor, designId, 'into the bin');

/** Takes a design out of the bin. @returns refused with `sku_taken` where another has got its stock number meanwhile */
export const restoreDesign = (store: Counter, actor: Actor, designId: string): Promise<Result<Design>> =>
  moveDesign(store, actor, designId, 'out of it');

function moveDesign(
  { db, clock }: Counter,
  actor: Actor,
  designId: string,
  way: 'into the bin' | 'out of it',
): Promise<Result<Design>> {
  const isIn = way === 'into the bin';
  return writeAsMember(db, actor, { action: 'designs.delete' }, async (work): Promise<Result<Design>> => {
    const found = await work
      .selectFrom('designs')
      .select(['id', 'workshopId', 'sku'])
      .where('id', '=', designId)
      .where('workshopId', '=', actor.workshopId)
      .where('deletedAtMs', isIn ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (found === undefined) return fail(noSuchDesign);
    const other = isIn ? undefined : await designWithNumber(work, found);
    if (other !== undefined) return fail(skuTakenMeanwhile(other.sku, other.title));
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const moved = await work
      .updateTable('designs')
      .set((row) => ({ deletedAtMs: isIn ? clock() : null, version: row('version', '+', 1) }))
      .where('id', '=', designId)
      .returning(DESIGN_COLUMNS)
      .executeTakeFirstOrThrow();
    return ok(designOfRow(moved));
  });
}

/**
 * Empties the bin of a workshop for one of its owners: whatever lies in it is gone for good, and its room is free again.
 * @returns refused as `writeAsMember` refuses
 */
export async function emptyBin({ db, clock }: Counter, actor: Actor): Promise<Result<undefined>> {
  const nowMs = clock();
  for (;;) {
    const emptied = await writeAsMember(db, actor, { action: 'bin.empty' }, async (work) =>
      ok(await deleteSome(work, actor.workshopId, nowMs)),
    );
    if (!emptied.ok) return emptied;
    if (emptied.value === 0) return ok(undefined);
  }
}

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
      await deleteSome(work, workshopId, endedMs);
    });
  }
}

/**
 * Deletes some of what was laid into a workshop's bin until then.
 * @param work a transaction that holds the workshop
 * @returns how many: none where they were taken out, or the workshop deleted, since they were found
 */
async function deleteSome(work: Database, workshopId: string, untilMs: number): Promise<number> {
  const rows = await work
    .selectFrom('designs')
    .select(['id', 'revisionCount'])
    .where('workshopId', '=', workshopId)
    .where('deletedAtMs', '<=', untilMs)
    .limit(AT_ONCE)
    .execute();
  let states = 0;
  const some = rows.filter(({ revisionCount }, index) => {
    states += revisionCount;
    return index === 0 || states <= STATES_AT_ONCE;
  });
  const ids = some.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await giveRoomBack(work, workshopId, ids);
  await work.deleteFrom('designs').where('id', 'in', ids).execute();
  return ids.length;
}
