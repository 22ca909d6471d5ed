import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

/**
 * In SQLite the words of the index are listed design by design, so that one learns how much it has of words that begin alike, and
 * no further than one wants to know. By word alone, each was counted through to its end.
 */
export async function listWordsByDesign(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`drop table design_terms`.execute(db);
  await sql`create virtual table design_words using fts5vocab('design_search', 'instance')`.execute(db);
}
