import type { Kysely } from 'kysely';

/** By whose invitation somebody joined, so that an owner whose session was stolen is told whom it let in. */
export async function keepWhoInvited({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('workshopMembers')
    .addColumn('invitedBy', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
