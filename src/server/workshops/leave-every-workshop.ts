import type { Database } from '../db/open-database.ts';
import type { WarningParts } from '../messages/send-warning.ts';
import { holdWorkshop } from './hold-workshop.ts';
import { deleteMembership, type Member, membersOf } from './members.ts';
import { tellingOwners } from './tell-owners.ts';
import { tellThoseLeft } from './tell-those-left.ts';

/**
 * Ends every membership of an account that is being deleted. A workshop in which nobody is left goes with everything in
 * it. Where others are left they keep their roles, also where none of them is an owner: nobody gets a right by it that
 * nobody gave them. The owners are written to, and where there is none, everybody who is left.
 * @param db a transaction that holds the account
 */
export async function leaveEveryWorkshop(parts: WarningParts, db: Database, accountId: string): Promise<void> {
  for (const workshopId of await workshopIdsOf(db, accountId)) {
    await holdWorkshop(db, workshopId);
    await tellingOwners(parts, db, workshopId, () => deleteMembership(db, workshopId, accountId), accountId);
    const left = await membersOf(db, workshopId);
    if (!left.some(({ role }) => role === 'owner')) await tellThoseLeft(parts, db, workshopId, left);
  }
}

/** With whom the workshops of an account stay when it is deleted: the others of each in which there are any. */
export async function whoStaysBehind(
  db: Database,
  accountId: string,
): Promise<readonly (readonly Pick<Member, 'role' | 'email'>[])[]> {
  const stay: (readonly Member[])[] = [];
  for (const workshopId of await workshopIdsOf(db, accountId)) {
    const others = (await membersOf(db, workshopId)).filter((member) => member.accountId !== accountId);
    if (others.length > 0) stay.push(others);
  }
  return stay;
}

/** All in one order: two that hold rows in different orders deadlock. */
async function workshopIdsOf(db: Database, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('workshopMembers')
    .select('workshopId')
    .where('accountId', '=', accountId)
    .orderBy('workshopId')
    .execute();
  return rows.map(({ workshopId }) => workshopId);
}
