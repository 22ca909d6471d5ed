import type { Selectable } from 'kysely';
import { ok } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import type { SessionRow } from '../../db/tables.ts';
import { type Account, readAccount } from '../accounts/account.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { checkAccessToken } from './check-access-token.ts';
import { OWN_ACCOUNT } from './issue-tokens.ts';

/** The session of an access token: when and how its person signed in. */
export type SessionOfToken = Pick<Selectable<SessionRow>, 'id' | 'signedInAtMs' | 'secondFactorBy' | 'deviceConfirmed'>;

export interface Authorized {
  readonly account: Account;
  readonly session: SessionOfToken;
}

/** Finds the account of an access token whose session has not ended, for operations on one's own account. */
export async function authorize(identity: IdentityContext, accessToken: string): Outcome<Authorized> {
  const checked = await checkAccessToken(identity, accessToken);
  if (!checked.ok) return checked;
  const { accountId, sessionId, scopes } = checked.value;
  if (!scopes.includes(OWN_ACCOUNT)) return refusal('narrow_access_token');

  const read = await readAuthorized(identity, identity.db, { accountId, sessionId });
  if (read === undefined) return refusal('revoked_access_token');
  return read.account.isDisabled ? refusal('account_disabled') : ok(read);
}

/**
 * Holds the account's row to the end of the transaction, if its session goes on (accounts/hold-account.ts).
 * @returns both as they are now: another window may have changed them since they were read
 */
export async function holdAuthorized(
  identity: IdentityContext,
  db: Database,
  { account: { id, ...read }, session }: Authorized,
): Outcome<Authorized> {
  if (!(await holdAccount(db, { id, ...read }))) return refusal('revoked_access_token');
  // In a statement of its own, which sees what was committed while the row was waited for.
  const now = await readAuthorized(identity, db, { accountId: id, sessionId: session.id });
  return now === undefined ? refusal('revoked_access_token') : ok(now);
}

/** @returns undefined if the session has ended */
async function readAuthorized(
  identity: Pick<IdentityContext, 'box'>,
  db: Database,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): Promise<Authorized | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.accountId', 'accounts.id')
    .selectAll('accounts')
    .select(['sessions.signedInAtMs', 'sessions.secondFactorBy', 'sessions.deviceConfirmed'])
    .where('accounts.id', '=', accountId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { signedInAtMs, secondFactorBy, deviceConfirmed } = row;
  return {
    account: readAccount(identity, row),
    session: { id: sessionId, signedInAtMs, secondFactorBy, deviceConfirmed },
  };
}
