import { randomUUID } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { Clock } from '../ports.ts';

/** Somebody's place in a workshop. */
export interface Membership {
  readonly workshopId: string;
  readonly accountId: string;
  readonly role: WorkshopRole;
}

/** A workshop as one of its people sees it. */
export interface OwnWorkshop {
  readonly id: string;
  readonly name: string;
  readonly role: WorkshopRole;
}

/** What a workshop is called until somebody names it. */
const FIRST_NAME = 'My workshop';

/** The place of an account in a workshop, as it is now; undefined if it has none, or there is no such workshop. */
export const membershipOf = (db: Database, workshopId: string, accountId: string): Promise<Membership | undefined> =>
  db
    .selectFrom('workshopMembers')
    .select(['workshopId', 'accountId', 'role'])
    .where('workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

/**
 * The workshops that an account is in: the one first that it said to work in, else its own, so that what somebody makes
 * does not land with who invited them; then in the order in which it joined them.
 * @returns undefined where it has none of its own yet
 */
export async function workshopsOf(db: Database, accountId: string): Promise<readonly OwnWorkshop[] | undefined> {
  const rows = await db
    .selectFrom('workshopMembers')
    .innerJoin('workshops', 'workshops.id', 'workshopMembers.workshopId')
    .select(['workshops.id', 'workshops.name', 'workshopMembers.role', 'workshops.founderId', 'chosenAtMs'])
    .where('workshopMembers.accountId', '=', accountId)
    .orderBy('workshopMembers.joinedAtMs')
    .orderBy('workshops.id')
    .execute();
  const isOwn = ({ founderId }: (typeof rows)[number]): boolean => founderId === accountId;
  if (!rows.some(isOwn)) return undefined;
  return rows
    .toSorted((one, other) => other.chosenAtMs - one.chosenAtMs || Number(isOwn(other)) - Number(isOwn(one)))
    .map(({ id, name, role }) => ({ id, name, role }));
}

/**
 * Gives an account a workshop of which it is the owner, unless it has one that it founded. Of several calls at the same
 * moment, one makes it.
 * @param db a transaction
 */
export async function foundWorkshop({ db, clock }: FoundingParts, accountId: string): Promise<void> {
  const id = randomUUID();
  const founded = await db
    .insertInto('workshops')
    .values({ id, name: FIRST_NAME, founderId: accountId, createdAtMs: clock() })
    .onConflict((conflict) => conflict.column('founderId').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (founded === undefined) return;
  await db
    .insertInto('workshopMembers')
    .values({ workshopId: id, accountId, role: 'owner', invitedAs: '', joinedAtMs: clock() })
    .execute();
}

interface FoundingParts {
  readonly db: Database;
  readonly clock: Clock;
}
