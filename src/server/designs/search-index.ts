import { sql } from 'kysely';
import { isSqlite } from '../db/is-sqlite.ts';
import type { Database } from '../db/open-database.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import { comparedInTurns, type DesignQuery, fewInOrder, type FoundRow, newestFirst } from './newest-designs.ts';
import { keyOfWorkshop } from './search-terms.ts';

/** What has to stand among the words of a design: whole terms, and beginnings of words. */
export interface SearchTerms {
  readonly whole: readonly string[];
  readonly beginnings: readonly string[];
}

/** Up to so many hits are looked up and put in order; of more, a page is met soon enough by going through the newest. */
const FEW_HITS = 2000;
/**
 * So often words may stand in the index that begin as all beginnings of a search do, since it goes through all of them: as often as
 * one word that each design of the largest workshop has. Each beginning has its share.
 */
const FEW_PLACES = 20_000;
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * The designs of a workshop in which all terms stand, the last change first. PostgreSQL weighs by itself whether its index
 * of words or of time is the shorter way; for SQLite we do.
 * @param pageOf the page after a design, of all workshops still
 */
export async function foundBy(
  db: Database,
  terms: SearchTerms,
  workshopId: string,
  page: PageWanted,
  pageOf: (page: PageWanted) => DesignQuery,
): Promise<readonly FoundRow[]> {
  const key = keyOfWorkshop(workshopId);
  const found = sql<boolean>`designs.search @@ ${tsqueryOf(terms, key)}::tsquery`;
  if (!isSqlite(db)) return newestFirst(pageOf(page).where(found), workshopId).execute();
  const few = { ...terms, beginnings: await beginningsOfFew(db, terms, key) };
  const hits = few.whole.length + few.beginnings.length === 0 ? undefined : await rowsWith(db, few, key);
  if (hits === undefined || hits.length > FEW_HITS)
    return comparedInTurns(db, workshopId, page, (slice) => pageOf(slice).where(standIn(terms)));
  // Also those that so many words begin with that the index was not asked for them.
  const named = pageOf(page)
    .where(standIn(terms))
    .where(sql<boolean>`designs.search_row in (select value from json_each(${JSON.stringify(hits)}))`);
  return fewInOrder(named, workshopId).execute();
}

/** Terms are letters, digits, marks, colons and underscores (search-terms.ts), so nothing in them ends a quotation. */
const tsqueryOf = ({ whole, beginnings }: SearchTerms, key: string): string =>
  [...whole.map((term) => `'${key}${term}'`), ...beginnings.map((word) => `'${key}${word}':*`)].join(' & ');

const ftsQueryOf = ({ whole, beginnings }: SearchTerms, key: string): string =>
  [...whole.map((term) => `"${key}${term}"`), ...beginnings.map((word) => `"${key}${word}"*`)].join(' AND ');

/**
 * The beginnings that stand in few places of the workshop's designs. The index goes through all words that begin alike, and
 * through all designs that have each, for seconds where somebody made many up or said the same of all; the rows of one
 * workshop are compared sooner.
 */
async function beginningsOfFew(db: Database, { beginnings }: SearchTerms, key: string): Promise<readonly string[]> {
  const few: string[] = [];
  const most = Math.floor(FEW_PLACES / beginnings.length);
  for (const beginning of beginnings) {
    const from = `${key}${beginning}`;
    const { rows } = await sql<{ readonly places: number }>`
      select count(*) as places from (
        select 1 from design_words where term >= ${from} and term < ${from + LAST_CHARACTER} limit ${most + 1}
      )
    `.execute(db);
    if (rows.every(({ places }) => places <= most)) few.push(beginning);
  }
  return few;
}

async function rowsWith(db: Database, terms: SearchTerms, key: string): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly rowid: number }>`
    select rowid from design_search where design_search match ${ftsQueryOf(terms, key)} limit ${FEW_HITS + 1}
  `.execute(db);
  return rows.map(({ rowid }) => rowid);
}

/** Whether all terms stand among a design's words: without the index, where few are looked at, or nearly all have them. */
export const standIn = ({ whole, beginnings }: SearchTerms) => {
  const parts = [...whole.map((term) => ` ${term} `), ...beginnings.map((word) => ` ${word}`)];
  const conditions = parts.map((part) => sql`instr(' ' || designs.search_text || ' ', ${part}) > 0`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};
