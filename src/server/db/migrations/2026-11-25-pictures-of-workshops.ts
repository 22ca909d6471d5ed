import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

/** Files of workshops, and the objects that hold their bytes: an object whose file goes, by whatever way, is swept. */
export async function createFileTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('storedObjects')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('sweepAtMs', 'bigint')
    .execute();
  await schema
    .createIndex('storedObjectsToSweep')
    .on('storedObjects')
    .column('sweepAtMs')
    .where(sql.ref('sweepAtMs'), 'is not', null)
    .execute();

  await schema
    .createTable('workshopFiles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workshopId', 'text', (column) => column.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('objectKey', 'text', (column) => column.notNull().unique().references('storedObjects.key'))
    .addColumn('previewKey', 'text', (column) => column.unique().references('storedObjects.key'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('widthPx', 'integer', (column) => column.notNull())
    .addColumn('heightPx', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.notNull())
    .addColumn('creationKey', 'text', (column) => column.notNull())
    .addColumn('creationHash', 'text', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    // Two calls with one key upload one file.
    .addUniqueConstraint('workshopFilesByCreationKey', ['workshopId', 'createdBy', 'creationKey'])
    .execute();
  // With the bytes in it, what a workshop uses is added up without its rows.
  await schema
    .createIndex('workshopFilesByTime')
    .on('workshopFiles')
    .columns(['workshopId', 'createdAtMs', 'id', 'bytes'])
    .execute();
  await (isSqlite(db) ? freeObjectsInSqlite(db) : freeObjectsInPostgres(db));
}

async function freeObjectsInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger object_freed after delete on workshop_files begin
      update stored_objects set sweep_at_ms = 0 where key in (old.object_key, old.preview_key);
    end
  `.execute(db);
}

async function freeObjectsInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function free_object() returns trigger language plpgsql as
    ${sql.lit('begin update stored_objects set sweep_at_ms = 0 where key in (old.object_key, old.preview_key); return null; end')}
  `.execute(db);
  await sql`
    create trigger object_freed after delete on workshop_files
    for each row execute function free_object()
  `.execute(db);
}
