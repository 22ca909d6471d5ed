import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { type Membership, membershipOf } from './memberships.ts';
import { may, noSuchWorkshop, roleWithoutRight, type WorkshopAction } from './rights.ts';

/**
 * Holds a workshop to the end of the transaction, so that who joins, leaves or gets another role does so one after the
 * other: of two owners who leave at the same moment, the second is the last one. It comes first in its transaction.
 * @returns false if it is gone
 */
export async function holdWorkshop(db: Database, workshopId: string): Promise<boolean> {
  // A write that changes nothing: SQLite knows no `for update`, and PostgreSQL locks the row by it just the same.
  const held = await db
    .updateTable('workshops')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', workshopId)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Holds a workshop for one of its people. They may have been removed since they were let in.
 * @returns whether they may still do this
 */
export async function holdAsMember(
  db: Database,
  { workshopId, accountId }: Pick<Membership, 'workshopId' | 'accountId'>,
  action: WorkshopAction,
): Promise<Result<undefined>> {
  await holdWorkshop(db, workshopId);
  const membership = await membershipOf(db, workshopId, accountId);
  if (membership === undefined) return fail(noSuchWorkshop);
  return may(membership.role, action) ? ok(undefined) : fail(roleWithoutRight);
}
