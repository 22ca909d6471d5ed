import { type Kysely, SqliteAdapter } from 'kysely';

/** Whether a database is SQLite, for the few statements that it and PostgreSQL have to write differently. */
export const isSqlite = <Rows>(db: Kysely<Rows>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;
