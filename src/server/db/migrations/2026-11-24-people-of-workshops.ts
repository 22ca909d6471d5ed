import type { Kysely } from 'kysely';

/** Workshops, the people in them, and who was invited. */
export async function createWorkshopTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('workshops')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    // No reference to an account, here and below: users of a pool elsewhere have none here.
    .addColumn('founderId', 'text', (column) => column.unique())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('workshopMembers')
    .addColumn('workshopId', 'text', (column) => column.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invitedAs', 'text', (column) => column.notNull())
    .addColumn('joinedAtMs', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('workshopMembersKey', ['workshopId', 'accountId'])
    .execute();
  await schema.createIndex('workshopMembersByAccount').on('workshopMembers').column('accountId').execute();

  await schema
    .createTable('workshopInvitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workshopId', 'text', (column) => column.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('invitedBy', 'text', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('workshopInvitationsByAddress', ['workshopId', 'email'])
    .execute();
}
