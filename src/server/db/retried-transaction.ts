import { databaseTrouble } from './database-trouble.ts';
import type { Database } from './open-database.ts';

const MOST_TRIES = 3;

/**
 * Runs a transaction, and once more where PostgreSQL gave it up for another that waited for the same rows: nothing of it
 * was written then.
 * @param write does nothing but write to the database, since it may run more than once
 */
export async function retriedTransaction<T>(db: Database, write: (work: Database) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(write);
    } catch (error) {
      if (tries === MOST_TRIES || databaseTrouble(error) !== 'given up') throw error;
    }
  }
}
