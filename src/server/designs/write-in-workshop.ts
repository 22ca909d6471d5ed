import { fail, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { retriedTransaction } from '../db/retried-transaction.ts';
import { holdWorkshop } from '../workshops/hold-workshop.ts';
import { noSuchWorkshop } from '../workshops/rights.ts';

/**
 * Writes something that a workshop owns, in one transaction that holds the workshop first: it is not deleted meanwhile
 * with what was just written, and whoever deletes it holds rows in the same order.
 */
export const writeInWorkshop = <T>(
  db: Database,
  workshopId: string,
  write: (work: Database) => Promise<Result<T>>,
): Promise<Result<T>> =>
  retriedTransaction(db, async (work) => ((await holdWorkshop(work, workshopId)) ? write(work) : fail(noSuchWorkshop)));
