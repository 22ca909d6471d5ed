import { setImmediate } from 'node:timers/promises';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DesignRow } from '../db/design-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import type { Cursor, PageWanted } from '../http/page-of-rows.ts';
import type { DESIGN_COLUMNS } from './design.ts';

/** What is read of a design. */
export type FoundRow = Pick<DesignRow, (typeof DESIGN_COLUMNS)[number]>;

/** A page of designs that is still being asked for. */
export type DesignQuery = SelectQueryBuilder<Tables, 'designs', FoundRow>;

type Row = ExpressionBuilder<Tables, 'designs'>;

/** So many are compared before others have their turn: some ten milliseconds where somebody wrote the longest of texts. */
const COMPARED_AT_ONCE = 1000;

/** Whether a design follows another one in the order of pages. */
export const comesAfter = (row: Row, { atMs, id }: Cursor) =>
  row(row.refTuple('changedAtMs', 'id'), '<', row.tuple(atMs, id));

/** A workshop's, by the index of time: the last change first. */
export const newestFirst = (designs: DesignQuery, workshopId: string): DesignQuery =>
  designs.where('workshopId', '=', workshopId).orderBy('changedAtMs', 'desc').orderBy('id', 'desc');

/**
 * As {@link newestFirst}, where few are named: SQLite looks each up and puts them in order. A plus keeps it from going through
 * the index of time instead, forty times as long.
 */
export const fewInOrder = (designs: DesignQuery, workshopId: string): DesignQuery =>
  designs
    .where(sql<boolean>`+designs.workshop_id = ${workshopId}`)
    .orderBy(sql`+designs.changed_at_ms`, 'desc')
    .orderBy('id', 'desc');

/**
 * The newest designs of a workshop that a comparison lets through which no index helps. SQLite works in the studio's own
 * thread, so all others wait meanwhile: after each slice of the workshop's designs they have their turn.
 * @param pageOf the page after a design, compared already, of all workshops still
 */
export async function comparedInTurns(
  db: Database,
  workshopId: string,
  { limit, after }: PageWanted,
  pageOf: (page: PageWanted) => DesignQuery,
): Promise<readonly FoundRow[]> {
  const found: FoundRow[] = [];
  let from = after;
  for (;;) {
    const last = await lastOfSlice(db, workshopId, from);
    const slice = newestFirst(pageOf({ limit: limit - found.length, after: from }), workshopId);
    // Not as `not comesAfter`, which no index ends at.
    const ended =
      last === undefined
        ? slice
        : slice.where((row) => row(row.refTuple('changedAtMs', 'id'), '>=', row.tuple(last.atMs, last.id)));
    found.push(...(await ended.execute()));
    if (last === undefined || found.length === limit) return found;
    from = last;
    await setImmediate();
  }
}

/** The design at which a slice ends; undefined for the last slice. */
const lastOfSlice = (db: Database, workshopId: string, after: Cursor | undefined): Promise<Cursor | undefined> =>
  db
    .selectFrom('designs')
    .select(['changedAtMs as atMs', 'id'])
    .where('workshopId', '=', workshopId)
    .where('deletedAtMs', 'is', null)
    .$if(after !== undefined, (query) => query.where((row) => comesAfter(row, after ?? { atMs: 0, id: '' })))
    .orderBy('changedAtMs', 'desc')
    .orderBy('id', 'desc')
    .offset(COMPARED_AT_ONCE - 1)
    .limit(1)
    .executeTakeFirst();
