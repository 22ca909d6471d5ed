import type { EmailAddress } from '#shared/email-address.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { Clock } from '../ports.ts';
import { holdWorkshop } from './hold-workshop.ts';
import { hashOfInvitation } from './invitations.ts';
import { type Membership, membershipOf } from './memberships.ts';

/** Who accepts an invitation. */
export interface Invited {
  readonly accountId: string;
  /** The confirmed address of their account, if there is one. */
  readonly email: EmailAddress | undefined;
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
 * @returns the membership; refused with `invitation_over` or `invitation_of_another_address`
 */
export async function acceptInvitation(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  token: string,
  { accountId, email }: Invited,
): Promise<Result<Membership>> {
  const tokenHash = hashOfInvitation(token);
  const found = await db
    .selectFrom('workshopInvitations')
    .select('workshopId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (found === undefined) return fail(invitationOver);
  const { workshopId } = found;
  return db.transaction().execute(async (work): Promise<Result<Membership>> => {
    await holdWorkshop(work, workshopId);
    // Read again, since it may have been taken back or replaced while others held the workshop.
    const invitation = await work
      .selectFrom('workshopInvitations')
      .select(['id', 'email', 'role'])
      .where('tokenHash', '=', tokenHash)
      .where('expiresAtMs', '>', clock())
      .executeTakeFirst();
    if (invitation === undefined) return fail(invitationOver);
    if (invitation.email !== email) return fail(ofAnotherAddress);
    await work.deleteFrom('workshopInvitations').where('id', '=', invitation.id).execute();
    const before = await membershipOf(work, workshopId, accountId);
    if (before !== undefined) return ok(before);
    const membership = { workshopId, accountId, role: invitation.role };
    await work
      .insertInto('workshopMembers')
      .values({ ...membership, invitedAs: invitation.email, joinedAtMs: clock() })
      .execute();
    return ok(membership);
  });
}
