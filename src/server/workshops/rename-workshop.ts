import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { Membership, OwnWorkshop } from './memberships.ts';
import { type Actor, writeAsMember } from './hold-workshop.ts';
import { noSuchWorkshop } from './rights.ts';

/** Gives a workshop another name. @param name tidied already @returns it; refused as {@link writeAsMember} refuses */
export const renameWorkshop = (db: Database, actor: Actor, name: string): Promise<Result<OwnWorkshop>> =>
  writeAsMember(db, actor, { action: 'workshop.rename' }, async (work) => {
    const { workshopId, role } = actor;
    await work.updateTable('workshops').set({ name }).where('id', '=', workshopId).execute();
    return ok({ id: workshopId, name, role });
  });

/** A workshop as one of its people sees it. @returns refused with `not_found` where it went since they were let in */
export async function workshopAs(db: Database, { workshopId, role }: Membership): Promise<Result<OwnWorkshop>> {
  const found = await db.selectFrom('workshops').select(['id', 'name']).where('id', '=', workshopId).executeTakeFirst();
  return found === undefined ? fail(noSuchWorkshop) : ok({ ...found, role });
}
