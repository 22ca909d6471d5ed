import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { retriedTransaction } from '../db/retried-transaction.ts';
import type { Policy } from '../session-policy.ts';
import { type Membership, membershipOf } from './memberships.ts';
import { may, noSuchWorkshop, policyOf, roleWithoutRight, type WorkshopAction } from './rights.ts';

/** Holds the account of who acts to the end of a transaction, in which it comes first. @returns whether they still may */
export type HoldSession = (db: Database) => Promise<Result<undefined>>;

/** Somebody who does something in a workshop, by a session. */
export interface Actor extends Membership {
  /**
   * Asks their session what a policy asks for. It comes before the transaction, since it reads for itself.
   * @returns refused with `old_sign_in` or `not_signed_in`
   */
  ask(policy: Policy): Promise<Result<HoldSession>>;
}

/**
 * Holds a workshop to the end of the transaction, so that who joins, leaves or gets another role does so one after the
 * other: of two owners who leave at the same moment, the second is the last one. Only accounts are held before it; what
 * is in a workshop is written after it is held, so that it isn't deleted meanwhile.
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
 * Writes something for one of a workshop's people, in one transaction that holds their account and the workshop. They may
 * have been removed, or their session may have ended, since they were let in.
 */
export async function writeAsMember<T>(
  db: Database,
  actor: Actor,
  { action }: { readonly action: WorkshopAction },
  write: (work: Database) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { workshopId, accountId } = actor;
  const session = await actor.ask(policyOf(action));
  if (!session.ok) return session;
  return retriedTransaction(db, async (work): Promise<Result<T>> => {
    const held = await session.value(work);
    if (!held.ok) return held;
    await holdWorkshop(work, workshopId);
    const membership = await membershipOf(work, workshopId, accountId);
    if (membership === undefined) return fail(noSuchWorkshop);
    return may(membership.role, action) ? write(work) : fail(roleWithoutRight);
  });
}

/** For what asks no more of a session than that it goes on. */
export const holdsNothing: HoldSession = async () => ok(undefined);
