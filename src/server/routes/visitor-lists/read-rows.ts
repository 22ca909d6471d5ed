import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { ContactMessageRow, SubscriberRow, Tables, WaitlistEntryRow } from '../../db/tables.ts';
import type { Cursor, PageWanted } from '../../http/page-of-rows.ts';

type Listed = 'waitlistEntries' | 'contactMessages' | 'subscribers';

/** Rows after a cursor (older ones, and of the same time those with a smaller id), or all of them. */
const comesAfter = (place: Cursor | undefined) => (row: ExpressionBuilder<Tables, Listed>) =>
  place === undefined
    ? row.and([])
    : row.or([
        row('receivedAtMs', '<', place.atMs),
        row.and([row('receivedAtMs', '=', place.atMs), row('id', '<', place.id)]),
      ]);

export const readWaitlist = (db: Database, { limit, after }: PageWanted): Promise<WaitlistEntryRow[]> =>
  db
    .selectFrom('waitlistEntries')
    .selectAll()
    .where(comesAfter(after))
    .orderBy('receivedAtMs', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const readMessages = (db: Database, { limit, after }: PageWanted): Promise<ContactMessageRow[]> =>
  db
    .selectFrom('contactMessages')
    .selectAll()
    .where(comesAfter(after))
    .orderBy('receivedAtMs', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const readSubscribers = (db: Database, { limit, after }: PageWanted): Promise<SubscriberRow[]> =>
  db
    .selectFrom('subscribers')
    .selectAll()
    .where(comesAfter(after))
    .orderBy('receivedAtMs', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
