import type { EmailAddress } from '#shared/email-address.ts';
import { ok } from '#shared/result.ts';
import { countAttempt } from '../../limits/count-attempts.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import { ENTRIES_OF_CODE, findCode, isCode, spendCode } from './outstanding-code.ts';

/** Where a code was sent to. */
type Confirmed<Purpose> = Purpose extends 'verify-email' ? EmailAddress : string;

/**
 * Accepts a code that confirms an address or a number of the account in whose session it is entered, once. Who enters it
 * may be a stranger to that address, and nobody but them can use its entries up: so a code is spent after a few wrong
 * ones, and the account has few in a day, wherever they are entered.
 * @returns the address or number that the code was sent to
 */
export async function useOwnCode<Purpose extends 'verify-email' | 'verify-phone'>(
  identity: IdentityContext,
  accountId: string,
  purpose: Purpose,
  code: string,
): Outcome<Confirmed<Purpose>> {
  const owner = { accountId, purpose };
  const kept = await findCode(identity, owner);
  if (kept === undefined) return refusal('wrong_code');
  if (!(await countAttempt(identity, identityLimits.ownCodesOfAccount, accountId))) return refusal('too_many_codes');
  const entries = await countEntryOf(identity, kept);
  if (entries === undefined) return refusal('code_used_up');
  if (kept.expiresAtMs <= identity.clock()) return refusal('old_code');
  if (isCode(identity, owner, kept.sealedCode, code)) {
    // As it was sent (send-code.ts).
    const destination = kept.destination as Confirmed<Purpose>;
    return (await spendCode(identity, owner, kept.sealedCode)) ? ok(destination) : refusal('wrong_code');
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
