import { type Kysely, sql } from 'kysely';
import { readEmail } from '#shared/email-address.ts';

interface Kept {
  readonly id: string;
  readonly email: string;
}

/**
 * Addresses have their domain in ASCII, by which they are now looked up. Of two accounts or subscriptions that turn out to
 * be of one mailbox, the one that is written so already keeps it; the other is found by its id. Sign-ups and codes that
 * wait for such an address are asked for again.
 */
export async function writeDomainsInAscii(db: Kysely<unknown>): Promise<void> {
  for (const { id, email } of await changed(db, 'accounts')) {
    const ascii = readEmail(email);
    if (await isTaken(db, ascii, id)) continue;
    await sql`
      update accounts set email = ${ascii}, login_email = case when login_email is null then null else ${ascii} end
      where id = ${id}
    `.execute(db);
  }
  for (const { id, email } of await changed(db, 'subscribers')) {
    const ascii = readEmail(email);
    const taken = await sql`select id from subscribers where lower(email) = ${ascii}`.execute(db);
    if (taken.rows.length === 0) await sql`update subscribers set email = ${ascii} where id = ${id}`.execute(db);
  }
  for (const { id } of await changed(db, 'sign_ups')) await sql`delete from sign_ups where id = ${id}`.execute(db);
  const codes = await sql<{ destination: string }>`select distinct destination from codes`.execute(db);
  for (const { destination } of codes.rows) {
    if (isAscii(destination)) continue;
    await sql`delete from codes where destination = ${destination}`.execute(db);
  }
}

/** Whether another account signs in by the address. That of a provider signs in by none. */
async function isTaken(db: Kysely<unknown>, email: string | undefined, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from accounts
    where lower(login_email) = ${email} and exists (select 1 from accounts where id = ${id} and login_email is not null)
  `.execute(db);
  return rows.length > 0;
}

/** Rows whose address is written otherwise now. */
async function changed(db: Kysely<unknown>, table: 'accounts' | 'subscribers' | 'sign_ups'): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`select id, email from ${sql.table(table)}`.execute(db);
  return rows.filter(({ email }) => !isAscii(email) && readEmail(email) !== undefined && readEmail(email) !== email);
}

const isAscii = (text: string): boolean => !/[^\0-\x7F]/.test(text);
