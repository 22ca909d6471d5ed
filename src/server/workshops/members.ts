import type { EmailAddress } from '#shared/email-address.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { WarningParts } from '../messages/send-warning.ts';
import { giveWritesBack } from './count-writes.ts';
import { type Actor, writeAsMember } from './hold-workshop.ts';
import { type Membership, membershipOf } from './memberships.ts';
import { may } from './rights.ts';
import { tellingOwners } from './tell-owners.ts';
import { withdrawInvitationsBy } from './withdraw-invitations.ts';

/** Somebody in a workshop, as the others see them. */
export interface Member {
  readonly accountId: string;
  readonly role: WorkshopRole;
  /** The confirmed one of their account here, else the one that was invited; undefined where neither is known. */
  readonly email: EmailAddress | undefined;
  readonly joinedAtMs: number;
}

const noSuchMember: Problem = {
  code: 'not_found',
  message: 'There is no such person in this workshop.',
  remedy: 'Load the list again: somebody may have removed them.',
};

const lastOwner: Problem = {
  code: 'last_owner',
  message: 'A workshop needs an owner, and this is its last one.',
  remedy: 'Make somebody else an owner first.',
};

/** Everybody in a workshop, in the order in which they joined. */
export async function membersOf(db: Database, workshopId: string): Promise<readonly Member[]> {
  const rows = await db
    .selectFrom('workshopMembers')
    // An address that nobody has confirmed might be anybody's.
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'workshopMembers.accountId').on('accounts.emailVerified', '=', 1),
    )
    .select(['accountId', 'role', 'invitedAs', 'joinedAtMs', 'accounts.email'])
    .where('workshopId', '=', workshopId)
    .orderBy('joinedAtMs')
    .orderBy('accountId')
    .execute();
  return rows.map(({ invitedAs, email, ...row }) => ({ ...row, email: email || invitedAs || undefined }));
}

interface MemberParts extends WarningParts {
  readonly db: Database;
}

/** Gives a member another role, for somebody who may. Refuses it where no owner would be left. */
export async function changeRole(
  parts: MemberParts,
  actor: Actor,
  accountId: string,
  role: WorkshopRole,
): Promise<Result<undefined>> {
  const { workshopId } = actor;
  const done = await writeAsMember(parts.db, actor, { action: 'members.change' }, (work) =>
    tellingOwners(parts, work, workshopId, async () => {
      const leaving =
        role === 'owner'
          ? await memberIn(work, workshopId, accountId)
          : await notLastOwner(work, workshopId, accountId);
      if (!leaving.ok) return leaving;
      await giveRole(work, { workshopId, accountId, role });
      if (!may(role, 'invitations.send')) await withdrawInvitationsBy(work, workshopId, accountId);
      return ok(undefined);
    }),
  );
  parts.messages.send();
  return done;
}

/** Removes a member, for somebody who may, or lets the actor leave. Refuses it where no owner would be left. */
export async function endMembership(parts: MemberParts, actor: Actor, accountId: string): Promise<Result<undefined>> {
  const { workshopId } = actor;
  const action = accountId === actor.accountId ? 'workshop.leave' : 'members.change';
  const done = await writeAsMember(parts.db, actor, { action }, (work) =>
    tellingOwners(parts, work, workshopId, async () => {
      const leaving = await notLastOwner(work, workshopId, accountId);
      if (leaving.ok) await deleteMembership(work, workshopId, accountId);
      return leaving;
    }),
  );
  parts.messages.send();
  return done;
}

/** @param work a transaction that holds the workshop */
export async function giveRole(work: Database, { workshopId, accountId, role }: Membership): Promise<void> {
  await work
    .updateTable('workshopMembers')
    .set({ role })
    .where('workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .execute();
}

/** Of the last one, the workshop too. @param work a transaction that holds the workshop */
export async function deleteMembership(work: Database, workshopId: string, accountId: string): Promise<void> {
  await work
    .deleteFrom('workshopMembers')
    .where('workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .execute();
  await giveWritesBack(work, { workshopId, accountId });
  await work
    .deleteFrom('likedPictures')
    .where('workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .execute();
  // They get a workshop of their own again, by their next call.
  await work
    .updateTable('workshops')
    .set({ founderId: null })
    .where('id', '=', workshopId)
    .where('founderId', '=', accountId)
    .execute();
  await withdrawInvitationsBy(work, workshopId, accountId);
  // Where nobody is left nobody could open it again: it goes with everything in it.
  await work
    .deleteFrom('workshops')
    .where('id', '=', workshopId)
    .where('id', 'not in', work.selectFrom('workshopMembers').select('workshopId').where('workshopId', '=', workshopId))
    .execute();
}

async function memberIn(work: Database, workshopId: string, accountId: string): Promise<Result<Membership>> {
  const member = await membershipOf(work, workshopId, accountId);
  return member === undefined ? fail(noSuchMember) : ok(member);
}

async function notLastOwner(work: Database, workshopId: string, accountId: string): Promise<Result<undefined>> {
  const member = await memberIn(work, workshopId, accountId);
  if (!member.ok) return member;
  if (member.value.role !== 'owner') return ok(undefined);
  const other = await work
    .selectFrom('workshopMembers')
    .select('accountId')
    .where('workshopId', '=', workshopId)
    .where('role', '=', 'owner')
    .where('accountId', '!=', accountId)
    .executeTakeFirst();
  return other === undefined ? fail(lastOwner) : ok(undefined);
}
