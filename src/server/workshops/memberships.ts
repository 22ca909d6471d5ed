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

/** The workshops that an account is in, the one that it joined first before the others. */
export const workshopsOf = (db: Database, accountId: string): Promise<OwnWorkshop[]> =>
  db
    .selectFrom('workshopMembers')
    .innerJoin('workshops', 'workshops.id', 'workshopMembers.workshopId')
    .select(['workshops.id', 'workshops.name', 'workshopMembers.role'])
    .where('workshopMembers.accountId', '=', accountId)
    .orderBy('workshopMembers.joinedAtMs')
    .orderBy('workshops.id')
    .execute();

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
