import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

/** Designs, their revisions, what finds them, and the pictures that somebody likes. */
export async function createDesignTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const designs = schema
    .createTable('designs')
    .addColumn('id', 'text', (column) => (isSqlite(db) ? column.notNull().unique() : column.primaryKey()))
    .addColumn('workshopId', 'text', (column) => column.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('headId', 'text', (column) => column.notNull())
    .addColumn('revisionCount', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('alloy', 'text', (column) => column.notNull())
    .addColumn('gem', 'text', (column) => column.notNull())
    .addColumn('finishedMetalMilligrams', 'bigint')
    .addColumn('priceHundredths', 'bigint')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('brief', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.notNull())
    .addColumn('creationKey', 'text', (column) => column.notNull())
    .addColumn('creationHash', 'text', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('changedAtMs', 'bigint', (column) => column.notNull())
    .addColumn('deletedAtMs', 'bigint')
    // Two calls with one key make one design.
    .addUniqueConstraint('designsByCreationKey', ['workshopId', 'createdBy', 'creationKey']);
  // SQLite's search finds rows by a number, which only a column of its own keeps when the file is compacted.
  await (isSqlite(db) ? designs.addColumn('searchRow', 'integer', (column) => column.primaryKey()) : designs).execute();
  await schema
    .createIndex('designsByTime')
    .on('designs')
    .columns(['workshopId', 'changedAtMs', 'id'])
    .where(sql.ref('deletedAtMs'), 'is', null)
    .execute();
  await schema
    .createIndex('designsInBin')
    .on('designs')
    .column('deletedAtMs')
    .where(sql.ref('deletedAtMs'), 'is not', null)
    .execute();
  await (isSqlite(db) ? searchInSqlite(db) : searchInPostgres(db));

  await schema
    .createTable('designRevisions')
    .addColumn('designId', 'text', (column) => column.notNull().references('designs.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('parentId', 'text')
    .addColumn('spec', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('authorId', 'text', (column) => column.notNull())
    .addColumn('madeAtMs', 'bigint', (column) => column.notNull())
    .addColumn('savedAtMs', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('designRevisionsKey', ['designId', 'id'])
    .execute();

  await schema
    .createTable('likedPictures')
    .addColumn('workshopId', 'text', (column) => column.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('designId', 'text', (column) => column.notNull().references('designs.id').onDelete('cascade'))
    .addColumn('revisionId', 'text', (column) => column.notNull())
    .addColumn('likedAtMs', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('likedPicturesKey', ['accountId', 'designId', 'revisionId'])
    .execute();
  await schema
    .createIndex('likedPicturesByTime')
    .on('likedPictures')
    .columns(['workshopId', 'accountId', 'likedAtMs', 'revisionId'])
    .execute();
  await schema.createIndex('likedPicturesByDesign').on('likedPictures').column('designId').execute();
}

/** The words are split already: an index of whole words without positions, kept by triggers. */
async function searchInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table design_search using fts5(
      words, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars ':_'")
  `.execute(db);
  await sql`
    create trigger design_search_added after insert on designs begin
      insert into design_search (rowid, words) values (new.search_row, new.search_text);
    end
  `.execute(db);
  await sql`
    create trigger design_search_changed after update of search_text on designs
    when old.search_text <> new.search_text begin
      update design_search set words = new.search_text where rowid = new.search_row;
    end
  `.execute(db);
  await sql`
    create trigger design_search_removed after delete on designs begin
      delete from design_search where rowid = old.search_row;
    end
  `.execute(db);
}

/** As above: each word as it stands, by no dictionary of the server. */
async function searchInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table designs add column search tsvector
      generated always as (array_to_tsvector(string_to_array(search_text, ' '))) stored
  `.execute(db);
  await sql`create index designs_by_search on designs using gin (search)`.execute(db);
}
