import { createHash, randomUUID } from 'node:crypto';
import type { EmailAddress } from '#shared/email-address.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import type { WorkshopInvitationRow, WorkshopRole } from '../db/workshop-tables.ts';
import { countAttempts, type Limit } from '../limits/count-attempts.ts';
import { limitsOfCaps, type MessageCaps, WHOLE_STUDIO } from '../messages/message-caps.ts';
import type { MessageQueue } from '../messages/message-queue.ts';
import type { Clock, SecureRandom } from '../ports.ts';
import { holdAsMember } from './hold-workshop.ts';
import { invitationLetter } from './invitation-letter.ts';
import type { Membership } from './memberships.ts';

/** What it takes to write to somebody. */
export interface InvitingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: SecureRandom;
  readonly messages: MessageQueue;
  readonly messageCaps: MessageCaps;
}

/** Whom an owner invites, and as what. */
export interface NewInvitation {
  readonly email: EmailAddress;
  readonly role: WorkshopRole;
}

/** An invitation as the owners see it. */
export type SentInvitation = Pick<WorkshopInvitationRow, 'id' | 'email' | 'role' | 'createdAtMs' | 'expiresAtMs'>;

export const invitationLimits = {
  /** More than any shop engages in a day; few enough that an account is no machine for sending letters. */
  ofWorkshop: { name: 'invitations-of', most: 20, windowMs: DAY_MS },
  /** A limit of its own: invitations use up nothing of what codes to sign in may be sent. */
  toRecipient: { name: 'invitations-to', most: 3, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** The largest houses; above it, somebody fills a table. */
export const MOST_PEOPLE = 200;
/** As Cognito keeps an invitation to a pool. */
const INVITATION_LIFE_MS = 7 * DAY_MS;
const TOKEN_BYTES = 24;

const alreadyMember: Problem = {
  code: 'already_member',
  message: 'This address is one of a person who is in the workshop already.',
  remedy: 'Change their role in the list of people instead.',
};
const tooManyLetters: Problem = {
  code: 'too_many_letters',
  message: 'There have been enough invitations for today.',
  remedy: 'Invite them tomorrow.',
};
const workshopFull: Problem = {
  code: 'workshop_full',
  message: `A workshop has room for ${MOST_PEOPLE} people and invitations.`,
  remedy: 'Remove somebody, or take an invitation back.',
};

/** The hash under which the token of an invitation is kept. */
export const hashOfInvitation = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Invites an address to a workshop by a letter. One that waits for the same address is replaced: only the newest letter
 * opens the workshop.
 * @param origin where the screens live, e.g. `https://studio.example`; never one from a request's headers
 * @returns refused with `already_member`, `too_many_letters`, `workshop_full`, or where the actor may no longer invite
 */
export async function invite(
  parts: InvitingParts,
  actor: Membership,
  { email, role }: NewInvitation,
  origin: string,
): Promise<Result<SentInvitation>> {
  const { workshopId, accountId } = actor;
  const outcome = await parts.db.transaction().execute(async (db): Promise<Result<SentInvitation>> => {
    const held = await holdAsMember(db, actor, 'invitations.send');
    if (!held.ok) return held;
    if (await isMember(db, workshopId, email)) return fail(alreadyMember);
    if ((await peopleOf(db, workshopId, email)) >= MOST_PEOPLE) return fail(workshopFull);
    if (!(await isCounted({ ...parts, db }, workshopId, email))) return fail(tooManyLetters);
    const token = Buffer.from(parts.random.bytes(TOKEN_BYTES)).toString('base64url');
    const createdAtMs = parts.clock();
    const sent = { role, createdAtMs, expiresAtMs: createdAtMs + INVITATION_LIFE_MS };
    const values = { ...sent, tokenHash: hashOfInvitation(token), invitedBy: accountId };
    const row = await db
      .insertInto('workshopInvitations')
      .values({ id: randomUUID(), workshopId, email, ...values })
      .onConflict((conflict) => conflict.columns(['workshopId', 'email']).doUpdateSet(values))
      .returning(['id', 'email', 'role', 'createdAtMs', 'expiresAtMs'])
      .executeTakeFirstOrThrow();
    await parts.messages.email(db, 'letter', invitationLetter(email, role, origin, token));
    return ok(row);
  });
  if (outcome.ok) parts.messages.send();
  return outcome;
}

/** Those that can still be accepted, the newest first. */
export const invitationsTo = (
  { db, clock }: Pick<InvitingParts, 'db' | 'clock'>,
  workshopId: string,
): Promise<SentInvitation[]> =>
  db
    .selectFrom('workshopInvitations')
    .select(['id', 'email', 'role', 'createdAtMs', 'expiresAtMs'])
    .where('workshopId', '=', workshopId)
    .where('expiresAtMs', '>', clock())
    .orderBy('createdAtMs', 'desc')
    .orderBy('id')
    .execute();

/** Takes an invitation back. @returns false where the workshop has none with this id */
export async function withdrawInvitation(db: Database, workshopId: string, id: string): Promise<boolean> {
  const withdrawn = await db
    .deleteFrom('workshopInvitations')
    .where('workshopId', '=', workshopId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return withdrawn !== undefined;
}

/** Deletes the addresses of those who did not come. */
export async function deleteEndedInvitations({ db, clock }: Pick<InvitingParts, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('workshopInvitations').where('expiresAtMs', '<=', clock()).execute();
}

async function isMember(db: Database, workshopId: string, email: EmailAddress): Promise<boolean> {
  const member = await db
    .selectFrom('workshopMembers')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'workshopMembers.accountId').on('accounts.emailVerified', '=', 1),
    )
    .select('workshopMembers.accountId')
    .where('workshopId', '=', workshopId)
    .where((row) => row.or([row('invitedAs', '=', email), row('accounts.email', '=', email)]))
    .executeTakeFirst();
  return member !== undefined;
}

/** How many are in a workshop or invited to it, besides this address. */
async function peopleOf(db: Database, workshopId: string, email: EmailAddress): Promise<number> {
  const count = async (table: 'workshopMembers' | 'workshopInvitations') => {
    const rows = db.selectFrom(table).where('workshopId', '=', workshopId);
    const { all } = await rows.select((row) => row.fn.countAll<number>().as('all')).executeTakeFirstOrThrow();
    return all;
  };
  const waiting = await db
    .selectFrom('workshopInvitations')
    .select('id')
    .where('workshopId', '=', workshopId)
    .where('email', '=', email)
    .executeTakeFirst();
  return (await count('workshopMembers')) + (await count('workshopInvitations')) - (waiting === undefined ? 0 : 1);
}

function isCounted(parts: InvitingParts, workshopId: string, email: EmailAddress): Promise<boolean> {
  const { lettersInAll } = limitsOfCaps(parts.messageCaps, 'emails');
  return countAttempts(
    parts,
    { limit: invitationLimits.ofWorkshop, who: workshopId },
    // As a hash: who was invited is kept no longer than the invitation.
    { limit: invitationLimits.toRecipient, who: hashOfInvitation(email) },
    { limit: lettersInAll, who: WHOLE_STUDIO },
  );
}
