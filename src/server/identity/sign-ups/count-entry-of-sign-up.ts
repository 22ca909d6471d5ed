import { addressKey } from '../../limits/address-key.ts';
import { clearAttempts, type CountedAttempt, refusingLimit } from '../../limits/count-attempts.ts';
import type { Database } from '../../db/open-database.ts';
import { entriesFrom } from '../codes/count-entry.ts';
import { ENTRIES_OF_CODE } from '../codes/outstanding-code.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Claim } from './claim.ts';

const { codesFromAddress, codesFromElsewhere, entriesOfSignUpCode } = identityLimits;

/** What a limit answers, which says what helps. */
const REFUSALS: Readonly<Record<string, RefusalCode>> = {
  [codesFromAddress.name]: 'too_many_codes_here',
  [entriesOfSignUpCode.name]: 'code_used_up',
  [codesFromElsewhere.name]: 'sign_up_again',
};

/**
 * Counts an entry before it is compared, so that simultaneous ones all count. Who says which sign-up is theirs, or enters
 * the code where it was made, is counted by this code alone, so that no stranger uses their entries up; the last of them
 * is kept for who says it, since neighbours enter codes at the same place. All others are counted by place, and together
 * by the name that they enter codes for, whether a sign-up waits for it or not.
 * @param id the id that is shown for what was typed
 * @returns why it may not be compared
 */
export async function countEntryOfSignUp(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'box'>,
  request: RequestFacts,
  id: string,
  { by, signUp }: Claim,
): Promise<RefusalCode | undefined> {
  const isOwn = by === 'said' || by === 'here';
  const others: readonly CountedAttempt[] = [
    { limit: entriesOfSignUpCode, who: `${id}:${addressKey(request.clientAddress)}` },
    { limit: codesFromElsewhere, who: id },
  ];
  const refusing = await refusingLimit(
    identity,
    ...entriesFrom(signUp?.id ?? id, request, isOwn),
    ...(isOwn ? [] : others),
  );
  if (refusing !== undefined) return REFUSALS[refusing.name] ?? 'too_many_codes_here';
  const most = by === 'here' ? entriesOfSignUpCode.most : ENTRIES_OF_CODE;
  const counted = await identity.db
    .updateTable('signUps')
    .set((row) => ({ codeEntries: row('codeEntries', '+', isOwn ? 1 : 0) }))
    // None where none waits: without that work the clock would tell.
    .where('id', '=', signUp?.id ?? '')
    .where('codeEntries', '<', most)
    .returning('codeEntries')
    .executeTakeFirst();
  return signUp !== undefined && counted === undefined ? 'code_used_up' : undefined;
}

/** Whoever asks for a code may enter it. */
export async function allowEntriesOfSignUp(db: Database, { clientAddress }: RequestFacts, id: string): Promise<void> {
  await clearAttempts({ db }, entriesOfSignUpCode, `${id}:${addressKey(clientAddress)}`);
}

/** Spends codes that were entered for another sign-up than theirs: who guesses so has gained nothing. */
export async function spendSignUpCodes(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('signUps').set({ codeEntries: ENTRIES_OF_CODE }).where('id', 'in', ids).execute();
}
