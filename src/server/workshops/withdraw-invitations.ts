import type { Database } from '../db/open-database.ts';
import { holdWorkshop } from './hold-workshop.ts';

/**
 * Withdraws what an account has sent to any workshop and nobody has accepted, because the account may have been in other
 * hands: whoever had it may have invited a mailbox of their own.
 * @param work a transaction that holds the account, so that it sends none meanwhile
 */
export async function withdrawInvitationsOf(work: Database, accountId: string): Promise<void> {
  const workshops = await work
    .selectFrom('workshopInvitations')
    .select('workshopId')
    .distinct()
    .where('invitedBy', '=', accountId)
    // All in one order: two that hold rows in different orders deadlock.
    .orderBy('workshopId')
    .execute();
  for (const { workshopId } of workshops) {
    // Who accepts at this moment has joined before, or finds it withdrawn.
    await holdWorkshop(work, workshopId);
    await withdrawInvitationsBy(work, workshopId, accountId);
  }
}

/**
 * Owners who were removed come back by no invitation that they sent to a mailbox of their own.
 * @param work a transaction that holds the workshop
 */
export async function withdrawInvitationsBy(work: Database, workshopId: string, accountId: string): Promise<void> {
  await work
    .deleteFrom('workshopInvitations')
    .where('workshopId', '=', workshopId)
    .where('invitedBy', '=', accountId)
    .execute();
}
