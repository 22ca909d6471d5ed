import type { Kysely } from 'kysely';

/**
 * An account has the id that its address showed before there was one. So a sign-up that waits has one id and one hash of
 * its password, those that are shown; and an address that an account has left is counted, since its next account gets
 * another id.
 */
export async function giveAddressesOneId({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('leftAddresses')
    .addColumn('addressHash', 'text', (column) => column.primaryKey())
    .addColumn('accountCount', 'integer', (column) => column.notNull())
    .execute();
  for (const name of ['saltHex', 'sealedVerifier']) await schema.alterTable('signUps').dropColumn(name).execute();
  await schema.alterTable('signUps').renameColumn('shownId', 'accountId').execute();
  await schema.alterTable('signUps').renameColumn('sealedShownVerifier', 'sealedVerifier').execute();
  await schema
    .alterTable('signUps')
    .addColumn('clientKeyHash', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
