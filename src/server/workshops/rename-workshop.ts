import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import type { Membership, OwnWorkshop } from './memberships.ts';
import { noSuchWorkshop } from './rights.ts';

/** Gives a workshop another name. @param name tidied already @returns it; refused with `not_found` where it is gone */
export async function renameWorkshop(
  db: Database,
  { workshopId, role }: Membership,
  name: string,
): Promise<Result<OwnWorkshop>> {
  const renamed = await db
    .updateTable('workshops')
    .set({ name })
    .where('id', '=', workshopId)
    .returning(['id', 'name'])
    .executeTakeFirst();
  return renamed === undefined ? fail(noSuchWorkshop) : ok({ ...renamed, role });
}

/** A workshop as one of its people sees it. @returns refused with `not_found` where it went since they were let in */
export async function workshopAs(db: Database, { workshopId, role }: Membership): Promise<Result<OwnWorkshop>> {
  const found = await db.selectFrom('workshops').select(['id', 'name']).where('id', '=', workshopId).executeTakeFirst();
  return found === undefined ? fail(noSuchWorkshop) : ok({ ...found, role });
}
