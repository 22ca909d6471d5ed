import type { EmailAddress } from '#shared/email-address.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { WarningParts } from '../messages/send-warning.ts';
import { type HoldSession, holdWorkshop } from './hold-workshop.ts';
import { hashOfInvitation } from './invitations.ts';
import { type Membership, membershipOf } from './memberships.ts';
import { tellingOwners, tellOwnersOfNewcomer } from './tell-owners.ts';

/** Who accepts an invitation. */
export interface Invited {
  readonly accountId: string;
  /** The confirmed address of their account, if there is one. */
  readonly email: EmailAddress | undefined;
}

interface AcceptingParts extends WarningParts {
  readonly db: Database;
}

/** What somebody reads of an invitation before they accept it. */
export interface ShownInvitation {
  readonly role: WorkshopRole;
  /** The confirmed address of who invites, where it is known. */
  readonly invitedBy: EmailAddress | undefined;
  readonly expiresAtMs: number;
}

const invitationOver: Problem = {
  code: 'invitation_over',
  message: 'This invitation has been used, taken back, or is too old.',
  remedy: 'Ask an owner of the workshop for another one.',
};
const ofAnotherAddress: Problem = {
  code: 'invitation_of_another_address',
  message: 'This invitation was sent to another address than that of your account.',
  remedy: 'Log in with the address that it was sent to, or ask the owner to invite this one.',
};

/**
 * Accepts an invitation, once. It stays with its mailbox: a link that was passed on, or read in a history, lets in nobody
 * whose account has another address. Who is in the workshop already keeps the role that they have.
 * @param hold holds their account, so that who is deleted at this moment becomes nobody's owner
 * @returns the membership; refused with `invitation_over` or `invitation_of_another_address`, or as `hold` is
 */
export async function acceptInvitation(
  parts: AcceptingParts,
  token: string,
  { accountId, email }: Invited,
  hold: HoldSession,
): Promise<Result<Membership>> {
  const { db, clock } = parts;
  const tokenHash = hashOfInvitation(token);
  const found = await db
    .selectFrom('workshopInvitations')
    .select('workshopId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (found === undefined) return fail(invitationOver);
  const { workshopId } = found;
  const accepted = await db.transaction().execute(async (work): Promise<Result<Membership>> => {
    const held = await hold(work);
    if (!held.ok) return held;
    await holdWorkshop(work, workshopId);
    // Read again, since it may have been taken back or replaced while others held the workshop.
    const invitation = await work
      .selectFrom('workshopInvitations')
      .select(['id', 'email', 'role', 'invitedBy'])
      .where('tokenHash', '=', tokenHash)
      .where('expiresAtMs', '>', clock())
      .executeTakeFirst();
    if (invitation === undefined) return fail(invitationOver);
    if (invitation.email !== email) return fail(ofAnotherAddress);
    await work.deleteFrom('workshopInvitations').where('id', '=', invitation.id).execute();
    const before = await membershipOf(work, workshopId, accountId);
    if (before !== undefined) return ok(before);
    const { role, invitedBy } = invitation;
    const membership = { workshopId, accountId, role };
    const [invitedAs, joinedAtMs] = [invitation.email, clock()];
    await tellingOwners(parts, work, workshopId, () =>
      work
        .insertInto('workshopMembers')
        .values({ ...membership, invitedAs, invitedBy, joinedAtMs })
        .execute(),
    );
    // Of an owner they read by the change of owners.
    if (role !== 'owner') await tellOwnersOfNewcomer(parts, work, workshopId, { email, role });
    return ok(membership);
  });
  parts.messages.send();
  return accepted;
}

/**
 * What an invitation is to, for who may accept it.
 * @returns refused as {@link acceptInvitation} is
 */
export async function showInvitation(
  { db, clock }: Pick<AcceptingParts, 'db' | 'clock'>,
  token: string,
  { email }: Pick<Invited, 'email'>,
): Promise<Result<ShownInvitation>> {
  const invitation = await db
    .selectFrom('workshopInvitations')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'workshopInvitations.invitedBy').on('accounts.emailVerified', '=', 1),
    )
    .select(['workshopInvitations.email', 'role', 'expiresAtMs', 'accounts.email as invitedBy'])
    .where('tokenHash', '=', hashOfInvitation(token))
    .where('expiresAtMs', '>', clock())
    .executeTakeFirst();
  if (invitation === undefined) return fail(invitationOver);
  if (invitation.email !== email) return fail(ofAnotherAddress);
  const { role, expiresAtMs, invitedBy } = invitation;
  return ok({ role, expiresAtMs, invitedBy: invitedBy || undefined });
}
