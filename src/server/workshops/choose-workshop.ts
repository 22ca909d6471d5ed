import { ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { Clock } from '../ports.ts';
import { type Actor, writeAsMember } from './hold-workshop.ts';

/** Lets somebody work in one of their workshops from now on: what they make is kept there, at its rates. */
export const chooseWorkshop = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  member: Actor,
): Promise<Result<undefined>> =>
  writeAsMember(db, member, { action: 'workshop.choose' }, async (work) => {
    await work
      .updateTable('workshopMembers')
      .set({ chosenAtMs: clock() })
      .where('workshopId', '=', member.workshopId)
      .where('accountId', '=', member.accountId)
      .execute();
    return ok(undefined);
  });
