import { ok } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import { countAttempt } from '../../limits/count-attempts.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import type { CodePurpose } from './emails.ts';
import { destinationOf, ENTRIES_OF_CODE, findCode, isCode, spendCode } from './outstanding-code.ts';

/** A right code, where it was sent to, and what uses it up. */
interface RightCode<Purpose extends CodePurpose> {
  readonly destination: ReturnType<typeof destinationOf<Purpose>>;
  /**
   * To be called in the transaction of what it confirms, after the account's row is held: a code that ended while the row
   * was waited for confirms nothing.
   * @returns false if it ended, or was used up
   */
  spend(db: Database): Promise<boolean>;
}

/**
 * Checks a code that confirms an address or a number of the account in whose session it is entered. Who enters it
 * may be a stranger to that address, and nobody but them can use its entries up: so a code is spent after a few wrong
 * ones, and the account has few in a day, wherever they are entered.
 */
export async function checkOwnCode<Purpose extends 'verify-email' | 'verify-phone'>(
  identity: IdentityContext,
  accountId: string,
  purpose: Purpose,
  code: string,
): Outcome<RightCode<Purpose>> {
  const owner = { accountId, purpose };
  const kept = await findCode(identity, owner);
  if (kept === undefined) return refusal('wrong_code');
  if (!(await countAttempt(identity, identityLimits.ownCodesOfAccount, accountId))) return refusal('too_many_codes');
  const entries = await countEntryOf(identity, kept);
  if (entries === undefined) return refusal('code_used_up');
  if (kept.expiresAtMs <= identity.clock()) return refusal('old_code');
  if (isCode(identity, owner, kept.sealedCode, code)) {
    return ok({ destination: destinationOf(purpose, kept), spend: (db) => spendCode({ db }, owner, kept.sealedCode) });
  }
  return refusal(entries < ENTRIES_OF_CODE ? 'wrong_code' : 'code_used_up');
}

/** Counts an entry before the code is compared. @returns which it is; undefined for one too many */
async function countEntryOf(
  { db }: Pick<IdentityContext, 'db'>,
  kept: { readonly accountId: string; readonly purpose: string; readonly sealedCode: string },
): Promise<number | undefined> {
  const counted = await db
    .updateTable('codes')
    .set((row) => ({ entries: row('entries', '+', 1) }))
    .where('accountId', '=', kept.accountId)
    .where('purpose', '=', kept.purpose)
    .where('sealedCode', '=', kept.sealedCode)
    .where('entries', '<', ENTRIES_OF_CODE)
    .returning('entries')
    .executeTakeFirst();
  return counted?.entries;
}
