import { type SelectQueryBuilder, sql } from 'kysely';
import type { DesignRow } from '../db/design-tables.ts';
import { isSqlite } from '../db/is-sqlite.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import type { DESIGN_COLUMNS } from './design.ts';

/** A page of designs that is still being asked for. */
export type DesignQuery = SelectQueryBuilder<Tables, 'designs', Pick<DesignRow, (typeof DESIGN_COLUMNS)[number]>>;

/** What has to stand among the words of a design: whole terms, and beginnings of words. */
export interface SearchTerms {
  readonly whole: readonly string[];
  readonly beginnings: readonly string[];
}

/** Up to so many hits are looked up and put in order; of more, a page is met soon enough by going through the newest. */
const FEW_HITS = 2000;

/** A workshop's, by the index of time: the last change first. */
export const newestFirst = (designs: DesignQuery, workshopId: string): DesignQuery =>
  designs.where('workshopId', '=', workshopId).orderBy('changedAtMs', 'desc').orderBy('id', 'desc');

/**
 * The designs of a workshop among these in which all terms stand, the last change first. PostgreSQL weighs by itself whether its index
 * of words or of time is the shorter way; for SQLite we do.
 */
export async function foundBy(
  db: Database,
  terms: SearchTerms,
  designs: DesignQuery,
  workshopId: string,
): Promise<DesignQuery> {
  const found = sql<boolean>`designs.search @@ ${tsqueryOf(terms)}::tsquery`;
  if (!isSqlite(db)) return newestFirst(designs.where(found), workshopId);
  const hits = await rowsWith(db, terms);
  if (hits.length > FEW_HITS) return newestFirst(designs.where(standIn(terms)), workshopId);
  return (
    designs
      .where(sql<boolean>`designs.search_row in (select value from json_each(${JSON.stringify(hits)}))`)
      // A plus keeps SQLite from going through the index of time instead, forty times as long.
      .where(sql<boolean>`+designs.workshop_id = ${workshopId}`)
      .orderBy(sql`+designs.changed_at_ms`, 'desc')
      .orderBy('id', 'desc')
  );
}

/** Terms are letters, digits, marks, colons and underscores (search-terms.ts), so nothing in them ends a quotation. */
const tsqueryOf = ({ whole, beginnings }: SearchTerms): string =>
  [...whole.map((term) => `'${term}'`), ...beginnings.map((word) => `'${word}':*`)].join(' & ');

const ftsQueryOf = ({ whole, beginnings }: SearchTerms): string =>
  [...whole.map((term) => `"${term}"`), ...beginnings.map((word) => `"${word}"*`)].join(' AND ');

async function rowsWith(db: Database, terms: SearchTerms): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly rowid: number }>`
    select rowid from design_search where design_search match ${ftsQueryOf(terms)} limit ${FEW_HITS + 1}
  `.execute(db);
  return rows.map(({ rowid }) => rowid);
}

/** The same without the index, where nearly every row that is looked at has them. */
const standIn = ({ whole, beginnings }: SearchTerms) => {
  const parts = [...whole.map((term) => ` ${term} `), ...beginnings.map((word) => ` ${word}`)];
  const conditions = parts.map((part) => sql`instr(' ' || designs.search_text || ' ', ${part}) > 0`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};
