import type { Database } from '../db/open-database.ts';
import type { Membership, OwnWorkshop } from './memberships.ts';

/** Gives a workshop another name. @param name tidied already */
export async function renameWorkshop(
  db: Database,
  { workshopId }: Pick<Membership, 'workshopId'>,
  name: string,
): Promise<void> {
  await db.updateTable('workshops').set({ name }).where('id', '=', workshopId).execute();
}

/** A workshop as one of its people sees it. */
export async function workshopAs(db: Database, { workshopId, role }: Membership): Promise<OwnWorkshop> {
  const { id, name } = await db
    .selectFrom('workshops')
    .select(['id', 'name'])
    .where('id', '=', workshopId)
    .executeTakeFirstOrThrow();
  return { id, name, role };
}
