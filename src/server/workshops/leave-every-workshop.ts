import type { Database } from '../db/open-database.ts';
import { workshopRoles } from '../db/workshop-tables.ts';
import type { WarningParts } from '../messages/send-warning.ts';
import { holdWorkshop } from './hold-workshop.ts';
import { deleteMembership, giveRole } from './members.ts';
import { tellingOwners } from './tell-owners.ts';

/**
 * Ends every membership of an account that is being deleted. A workshop in which nobody is left goes with everything in
 * it. Where others are left and no owner, one of them becomes the owner: the first in the order of the roles, and of
 * these who joined first, so that the others' work is not lost and somebody can see to it. The owners are written to.
 * @param db a transaction that holds the account
 */
export async function leaveEveryWorkshop(parts: WarningParts, db: Database, accountId: string): Promise<void> {
  const memberships = await db
    .selectFrom('workshopMembers')
    .select('workshopId')
    .where('accountId', '=', accountId)
    // All in one order: two that hold rows in different orders deadlock.
    .orderBy('workshopId')
    .execute();
  for (const { workshopId } of memberships) {
    await holdWorkshop(db, workshopId);
    const leave = async () => {
      await deleteMembership(db, workshopId, accountId);
      await findOwner(db, workshopId);
    };
    await tellingOwners(parts, db, workshopId, leave, accountId);
  }
}

async function findOwner(db: Database, workshopId: string): Promise<void> {
  const left = await db
    .selectFrom('workshopMembers')
    .select(['accountId', 'role'])
    .where('workshopId', '=', workshopId)
    .orderBy('joinedAtMs')
    .orderBy('accountId')
    .execute();
  if (left.length === 0) {
    await db.deleteFrom('workshops').where('id', '=', workshopId).execute();
    return;
  }
  const next = workshopRoles.flatMap((role) => left.filter((member) => member.role === role))[0];
  if (next === undefined || next.role === 'owner') return;
  await giveRole(db, { workshopId, accountId: next.accountId, role: 'owner' });
}
