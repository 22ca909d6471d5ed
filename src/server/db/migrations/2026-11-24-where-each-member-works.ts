import type { Kysely } from 'kysely';

/** Which of their workshops somebody works in: the one that they chose last. */
export async function keepChosenWorkshops({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('workshopMembers')
    .addColumn('chosenAtMs', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
