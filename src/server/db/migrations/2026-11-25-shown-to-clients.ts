import type { Kysely } from 'kysely';

/** Links that show a piece to a client, their pictures, and what clients ask. */
export async function createShareTables({ schema }: Kysely<unknown>): Promise<void> {
  let shares = schema
    .createTable('shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workshopId', 'text', (column) => column.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('designId', 'text', (column) => column.references('designs.id').onDelete('cascade'))
    .addColumn('orderId', 'text', (column) => column.references('shopOrders.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('showsPrice', 'integer', (column) => column.notNull())
    .addColumn('keptBytes', 'integer', (column) => column.notNull())
    .addColumn('createdAtMs', 'bigint', (column) => column.notNull())
    .addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
    .addColumn('revokedAtMs', 'bigint')
    .addColumn('approvedAtMs', 'bigint');
  for (const name of ['revisionId', 'facts', 'createdBy', 'creationKey', 'creationHash', 'approvedBy', 'approvalNote'])
    shares = shares.addColumn(name, 'text', (column) => column.notNull());
  await shares.execute();
  // Two calls with one key make one link.
  await schema
    .createIndex('sharesByCreationKey')
    .on('shares')
    .columns(['workshopId', 'createdBy', 'creationKey'])
    .unique()
    .execute();
  await schema.createIndex('sharesByDesign').on('shares').columns(['designId', 'createdAtMs']).execute();
  await schema.createIndex('sharesByOrder').on('shares').columns(['orderId', 'createdAtMs']).execute();

  await schema
    .createTable('sharePictures')
    .addColumn('shareId', 'text', (column) => column.primaryKey().references('shares.id').onDelete('cascade'))
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('widthPx', 'integer', (column) => column.notNull())
    .addColumn('heightPx', 'integer', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .execute();

  let enquiries = schema
    .createTable('shopEnquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workshopId', 'text', (column) => column.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('receivedAtMs', 'bigint', (column) => column.notNull())
    .addColumn('answeredAtMs', 'bigint');
  for (const name of ['title', 'designId', 'orderId', 'revisionId', 'name', 'contact', 'message', 'answeredBy'])
    enquiries = enquiries.addColumn(name, 'text', (column) => column.notNull());
  await enquiries.execute();
  await schema
    .createIndex('shopEnquiriesByTime')
    .on('shopEnquiries')
    .columns(['workshopId', 'receivedAtMs', 'id'])
    .execute();
}
