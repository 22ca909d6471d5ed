import { CamelCasePlugin, Kysely } from 'kysely';
import { Migrator, type MigrationProvider } from 'kysely/migration';
import { migrations } from './migrations/registry.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './tables.ts';

/** A file (or `:memory:`) of the SQLite built into Node, or the address of a PostgreSQL server. */
export type DatabaseSource = { readonly sqliteFile: string } | { readonly postgresUrl: string };

export type Database = Kysely<Tables>;

/** A database has a change of its tables that this studio does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';

  constructor(unknown: string) {
    super(`a change of its tables is unknown here: ${unknown}`);
  }
}

/**
 * Opens the studio's database and brings its tables up to date.
 * @throws when it can't be reached; {@link NewerDatabase} when a newer studio wrote it
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
  const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };
  // A folder of an earlier studio may lack one in the middle: of two that were written beside each other, either came first.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = /previously executed migration (.+) is missing/.exec(
    error instanceof Error ? error.message : '',
  )?.[1];
  throw unknown === undefined ? error : new NewerDatabase(unknown);
}
