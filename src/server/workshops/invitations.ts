import { createHash, randomUUID } from 'node:crypto';
import type { EmailAddress } from '#shared/email-address.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import type { WorkshopInvitationRow, WorkshopRole } from '../db/workshop-tables.ts';
import type { MessageCaps } from '../messages/message-caps.ts';
import type { MessageQueue } from '../messages/message-queue.ts';
import type { Clock, SecureRandom } from '../ports.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { countInvitation } from './count-invitation.ts';
import { type Actor, writeAsMember } from './hold-workshop.ts';
import { invitationLetter } from './invitation-letter.ts';
import { tellOwnersOfInvitation } from './tell-owners.ts';

/** What it takes to write to somebody. */
export interface InvitingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: SecureRandom;
  readonly box: SecretBox;
  readonly messages: MessageQueue;
  readonly messageCaps: MessageCaps;
}

/** Where an invitation comes from. */
export interface InvitationOrigin {
  /** Where the screens live, e.g. `https://studio.example`; never one from a request's headers. */
  readonly origin: string;
  readonly clientAddress: string;
  /** The confirmed address of who invites, if there is one. */
  readonly inviter: EmailAddress | undefined;
}

/** Whom an owner invites, and as what. */
export interface NewInvitation {
  readonly email: EmailAddress;
  readonly role: WorkshopRole;
}

/** An invitation as the owners see it. */
export type SentInvitation = Pick<WorkshopInvitationRow, 'id' | 'email' | 'role' | 'createdAtMs' | 'expiresAtMs'>;

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

const noSuchInvitation: Problem = {
  code: 'not_found',
  message: 'There is no such invitation.',
  remedy: 'Load the list again: it may have been accepted or taken back.',
};

/** The hash under which the token of an invitation is kept. */
export const hashOfInvitation = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Invites an address to a workshop by a letter. One that waits for the same address is replaced: only the newest letter
 * opens the workshop.
 * @returns refused with `already_member`, `too_many_letters`, `workshop_full`, or where the actor may no longer invite, or
 *   has to log in again
 */
export async function invite(
  parts: InvitingParts,
  actor: Actor,
  { email, role }: NewInvitation,
  { origin, clientAddress, inviter }: InvitationOrigin,
): Promise<Result<SentInvitation>> {
  const { workshopId, accountId } = actor;
  const outcome = await writeAsMember(
    parts.db,
    actor,
    { action: 'invitations.send' },
    async (db): Promise<Result<SentInvitation>> => {
      if (await isMember(db, workshopId, email)) return fail(alreadyMember);
      if ((await peopleOf(db, workshopId, email)) >= MOST_PEOPLE) return fail(workshopFull);
      const counted = { workshopId, accountId, email, clientAddress };
      if (!(await countInvitation({ ...parts, db }, parts.messageCaps, counted))) return fail(tooManyLetters);
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
      await parts.messages.email(db, 'letter', invitationLetter({ to: email, role, inviter }, origin, token));
      if (role === 'owner') await tellOwnersOfInvitation(parts, db, workshopId, inviter);
      return ok(row);
    },
  );
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

/** Takes an invitation back. @returns refused with `not_found` where the workshop has none with this id */
export const withdrawInvitation = (db: Database, actor: Actor, id: string): Promise<Result<undefined>> =>
  writeAsMember(db, actor, { action: 'invitations.withdraw' }, async (work) => {
    const withdrawn = await work
      .deleteFrom('workshopInvitations')
      .where('workshopId', '=', actor.workshopId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return withdrawn === undefined ? fail(noSuchInvitation) : ok(undefined);
  });

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
