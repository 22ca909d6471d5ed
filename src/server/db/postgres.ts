import { PostgresDialect } from 'kysely';

/** Enough for the short statements of one server process; PostgreSQL's own default allows 100 in all. */
const MOST_CONNECTIONS = 10;

/**
 * The dialect for a PostgreSQL server. Its driver is loaded only where one is configured.
 * @param url e.g. `postgres://studio:secret@db.example/studio`
 */
export async function postgresDialect(url: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // These are milliseconds since 1970 and counts, far below 2^53: read as numbers, as in SQLite, not as strings.
        oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format ?? 'text') as unknown),
    } as typeof pg.types,
  });
  // The next query replaces an idle connection that the server closed; without a listener the event ends the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
