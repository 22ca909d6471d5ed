import { CamelCasePlugin, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/registry.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './tables.ts';

/** A file (or `:memory:`) of the SQLite built into Node, or the address of a PostgreSQL server. */
export type DatabaseSource = { readonly sqliteFile: string } | { readonly postgresUrl: string };

export type Database = Kysely<Tables>;

/**
 * Opens the studio's database and brings its tables up to date.
 * @throws when it can't be reached, or was written by a newer studio
 */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  const dialect =
    'sqliteFile' in source ? nodeSqliteDialect(source.sqliteFile) : await postgresDialect(source.postgresUrl);
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function migrate(db: Database): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
