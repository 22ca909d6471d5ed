import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

/**
 * Each word that designs are found by stands under its workshop, so that the beginning of a word leads past no words of
 * others. And a workshop counts what it keeps.
 */
export async function indexWordsByWorkshop(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('workshops')
    .addColumn('keptBytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update workshops set kept_bytes = coalesce((
      select sum(octet_length(spec)) from design_revisions
      inner join designs on designs.id = design_revisions.design_id where designs.workshop_id = workshops.id
    ), 0) + coalesce((select sum(octet_length(brief)) from designs where designs.workshop_id = workshops.id), 0)
  `.execute(db);
  await (isSqlite(db) ? inSqlite(db) : inPostgres(db));
}

/** Until now the words began with the workshop as one of them: "workshop:" and 32 digits. */
const withoutWorkshop = sql`
  update designs set search_text = substr(search_text, 43) where search_text like 'workshop:%'
`;

async function inSqlite(db: Kysely<unknown>): Promise<void> {
  for (const when of ['added', 'changed', 'removed']) await sql.raw(`drop trigger design_search_${when}`).execute(db);
  await sql`drop table design_search`.execute(db);
  await withoutWorkshop.execute(db);
  await sql`
    create virtual table design_search using fts5(
      words, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars ':_'")
  `.execute(db);
  // Its terms in their order, by which one learns how many words begin alike.
  await sql`create virtual table design_terms using fts5vocab('design_search', 'row')`.execute(db);
  const wordsOf = (row: 'new' | 'designs') => {
    const key = `substr(${row}.workshop_id, 1, 8) || ':'`;
    return sql.raw(`${key} || replace(${row}.search_text, ' ', ' ' || ${key})`);
  };
  await sql`
    insert into design_search (rowid, words) select search_row, ${wordsOf('designs')} from designs
  `.execute(db);
  await sql`
    create trigger design_search_added after insert on designs begin
      insert into design_search (rowid, words) values (new.search_row, ${wordsOf('new')});
    end
  `.execute(db);
  await sql`
    create trigger design_search_changed after update of search_text on designs
    when old.search_text <> new.search_text begin
      update design_search set words = ${wordsOf('new')} where rowid = new.search_row;
    end
  `.execute(db);
  await sql`
    create trigger design_search_removed after delete on designs begin
      delete from design_search where rowid = old.search_row;
    end
  `.execute(db);
}

async function inPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table designs drop column search`.execute(db);
  await withoutWorkshop.execute(db);
  await sql`
    alter table designs add column search tsvector generated always as (array_to_tsvector(string_to_array(
      left(workshop_id, 8) || ':' || replace(search_text, ' ', ' ' || left(workshop_id, 8) || ':'), ' '
    ))) stored
  `.execute(db);
  await sql`create index designs_by_search on designs using gin (search)`.execute(db);
}
