import { sql } from 'kysely';
import { fail, ok, type Result } from '#shared/result.ts';
import { isSqlite } from '../db/is-sqlite.ts';
import type { Database } from '../db/open-database.ts';
import { saidTerm, searchWordsIn } from '../designs/search-terms.ts';
import type { PageWanted } from '../http/page-of-rows.ts';
import { noSuchFile } from './file-problems.ts';
import { FILE_COLUMNS, fileOfRow, type WorkshopFile } from './workshop-file.ts';

/** What of a workshop's files is asked for. */
export interface FileFilter {
  readonly tag?: string | undefined;
  /** Beginnings of words, all of which have to be found. */
  readonly text?: string | undefined;
}

const MOST_WORDS = 8;

/**
 * The files of a workshop that a filter lets through, the newest first. A workshop has thousands and no more, so that the
 * words of each are compared.
 */
export async function findFiles(
  db: Database,
  workshopId: string,
  { tag, text = '' }: FileFilter,
  { limit, after }: PageWanted,
): Promise<readonly WorkshopFile[]> {
  const words = searchWordsIn(text).slice(0, MOST_WORDS);
  const sought = [...words.map((word) => ` ${word}`), ...(tag === undefined ? [] : [` ${saidTerm('tag', tag)} `])];
  const place = isSqlite(db) ? sql.raw('instr') : sql.raw('strpos');
  const said = sql`' ' || workshop_files.search_text || ' '`;
  let query = db
    .selectFrom('workshopFiles')
    .select(FILE_COLUMNS)
    .where('workshopId', '=', workshopId)
    .$if(after !== undefined, (found) =>
      found.where((row) => row(row.refTuple('createdAtMs', 'id'), '<', row.tuple(after?.atMs ?? 0, after?.id ?? ''))),
    );
  for (const part of sought) query = query.where(sql<boolean>`${place}(${said}, ${part}) > 0`);
  const rows = await query.orderBy('createdAtMs', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(fileOfRow);
}

/** One file of a workshop. */
export async function findFile(db: Database, workshopId: string, fileId: string): Promise<Result<WorkshopFile>> {
  const row = await db
    .selectFrom('workshopFiles')
    .select(FILE_COLUMNS)
    .where('id', '=', fileId)
    .where('workshopId', '=', workshopId)
    .executeTakeFirst();
  return row === undefined ? fail(noSuchFile) : ok(fileOfRow(row));
}
