import { sql } from 'kysely';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { workshopHasNoRoom } from './design-problems.ts';

/** How much a workshop keeps, the bin included. */
export interface DesignCaps {
  readonly designsPerWorkshop: number;
  readonly bytesPerWorkshop: number;
}

export const BYTES_PER_MEGABYTE = 1_000_000;

/** Ten designs a working day for eight years; a few states each. */
export const usualDesignCaps: DesignCaps = {
  designsPerWorkshop: 20_000,
  bytesPerWorkshop: 1000 * BYTES_PER_MEGABYTE,
};

/**
 * What a design takes beside its brief and its states: its row with all the tags that it may have, and the words that it is
 * found by with their index. The same for each, so that nothing is counted anew when its title or its tags change.
 */
export const BYTES_BESIDE_BRIEF = 8192;

/** Checks that a workshop has room for another design. @param work a transaction that holds the workshop */
export async function findRoom(
  work: Database,
  { designsPerWorkshop }: DesignCaps,
  workshopId: string,
): Promise<Result<undefined>> {
  const rows = work.selectFrom('designs').where('workshopId', '=', workshopId);
  const { all } = await rows.select((row) => row.fn.countAll<number>().as('all')).executeTakeFirstOrThrow();
  return all < designsPerWorkshop ? ok(undefined) : fail(workshopHasNoRoom);
}

/** What a new design takes. @param brief its words, and what was understood of them */
export const bytesOfDesign = (spec: string, brief: string): number =>
  Buffer.byteLength(spec) + Buffer.byteLength(brief) + BYTES_BESIDE_BRIEF;

/** Counts what is about to be written among what a workshop keeps. @param work a transaction that holds the workshop */
export async function takeRoom(
  work: Database,
  { bytesPerWorkshop }: DesignCaps,
  workshopId: string,
  bytes: number,
): Promise<Result<undefined>> {
  const kept = await work
    .updateTable('workshops')
    .set((row) => ({ keptBytes: row('keptBytes', '+', bytes) }))
    .where('id', '=', workshopId)
    .where('keptBytes', '<=', bytesPerWorkshop - bytes)
    .returning('id')
    .executeTakeFirst();
  return kept === undefined ? fail(workshopHasNoRoom) : ok(undefined);
}

/** Gives room back that was taken. @param work a transaction that holds the workshop */
export async function giveBack(work: Database, workshopId: string, bytes: number): Promise<void> {
  await work
    .updateTable('workshops')
    .set((row) => ({ keptBytes: row('keptBytes', '-', bytes) }))
    .where('id', '=', workshopId)
    .execute();
}

/** Gives the room of designs back that are about to be deleted. @param work a transaction that holds the workshop */
export async function giveRoomBack(work: Database, workshopId: string, designIds: readonly string[]): Promise<void> {
  const specs = await work
    .selectFrom('designRevisions')
    .select(sql<number>`coalesce(sum(octet_length(spec)), 0)`.as('bytes'))
    .where('designId', 'in', designIds)
    .executeTakeFirstOrThrow();
  const briefs = await work
    .selectFrom('designs')
    .select(
      sql<number>`coalesce(sum(octet_length(brief) + octet_length(made_from) + octet_length(description)), 0)`.as(
        'bytes',
      ),
    )
    .where('id', 'in', designIds)
    .executeTakeFirstOrThrow();
  // The links to them go with them.
  const shares = await work
    .selectFrom('shares')
    .select(sql<number>`coalesce(sum(kept_bytes), 0)`.as('bytes'))
    .where('designId', 'in', designIds)
    .executeTakeFirstOrThrow();
  const beside = designIds.length * BYTES_BESIDE_BRIEF;
  await giveBack(work, workshopId, specs.bytes + briefs.bytes + shares.bytes + beside);
}
