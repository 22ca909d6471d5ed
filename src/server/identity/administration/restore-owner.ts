import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import type { WorkshopRole } from '../../db/workshop-tables.ts';
import { holdRow } from '../accounts/hold-account.ts';
import { holdWorkshop } from '../../workshops/hold-workshop.ts';
import { giveRole } from '../../workshops/members.ts';
import { membershipOf } from '../../workshops/memberships.ts';
import { noSuchWorkshop } from '../../workshops/rights.ts';
import { tellingOwners } from '../../workshops/tell-owners.ts';
import type { WarningParts } from '../../messages/send-warning.ts';

/** A workshop as whoever runs the studio sees it. */
export interface ListedWorkshop {
  readonly id: string;
  readonly name: string;
  readonly people: readonly { readonly accountId: string; readonly email: string; readonly role: WorkshopRole }[];
}

/** Every workshop, the oldest first, with its people in the order in which they joined. */
export async function workshopsWithPeople(db: Database): Promise<readonly ListedWorkshop[]> {
  const workshops = await db
    .selectFrom('workshops')
    .select(['id', 'name'])
    .orderBy('createdAtMs')
    .orderBy('id')
    .execute();
  const people = await db
    .selectFrom('workshopMembers')
    .leftJoin('accounts', 'accounts.id', 'workshopMembers.accountId')
    .select(['workshopId', 'accountId', 'role', 'accounts.email'])
    .orderBy('joinedAtMs')
    .orderBy('accountId')
    .execute();
  const ofWorkshop = Map.groupBy(people, ({ workshopId }) => workshopId);
  return workshops.map(({ id, name }) => ({
    id,
    name,
    people: (ofWorkshop.get(id) ?? []).map(({ accountId, email, role }) => ({ accountId, email: email ?? '', role })),
  }));
}

/**
 * Makes an account an owner of a workshop, in which it was or not, for whoever runs the studio: so somebody gets theirs
 * back who was put out of it. Its owners are written to.
 * @returns refused with `not_found` where the workshop or the account is gone
 */
export async function makeOwner(
  parts: WarningParts & { readonly db: Database },
  workshopId: string,
  accountId: string,
): Promise<Result<undefined>> {
  const { db, clock } = parts;
  return db.transaction().execute(async (work): Promise<Result<undefined>> => {
    const isThere = (await holdRow(work, accountId)) && (await holdWorkshop(work, workshopId));
    if (!isThere) return fail(noSuchWorkshop);
    const membership = { workshopId, accountId, role: 'owner' } as const;
    await tellingOwners(parts, work, workshopId, async () => {
      if ((await membershipOf(work, workshopId, accountId)) !== undefined) return giveRole(work, membership);
      await work
        .insertInto('workshopMembers')
        .values({ ...membership, invitedAs: '', joinedAtMs: clock() })
        .execute();
    });
    return ok(undefined);
  });
}
