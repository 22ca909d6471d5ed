import { PostgresDialect } from 'kysely';
import { NoConnection } from './database-trouble.ts';

/** Enough for the short statements of one server process; PostgreSQL's own default allows 100 in all. */
const MOST_CONNECTIONS = 10;
/** As long as SQLite waits for another process. Without it a request waits as long as a dead line does. */
const CONNECTION_TIMEOUT_MS = 5000;

/**
 * The dialect for a PostgreSQL server. Its driver is loaded only where one is configured.
 * @param url e.g. `postgres://studio:secret@db.example/studio`
 */
export async function postgresDialect(url: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // These are milliseconds since 1970 and counts, far below 2^53: read as numbers, as in SQLite, not as strings.
        oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format ?? 'text') as unknown),
    } as typeof pg.types,
  });
  // A connection may break between the statements of a transaction. The next one is refused then; the event itself would
  // end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The next query replaces an idle connection that the server closed; without a listener the event ends the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () =>
        pool.connect().catch((error: unknown) => {
          throw new NoConnection('The database server does not answer.', { cause: error });
        }),
      end: () => pool.end(),
    },
  });
}
