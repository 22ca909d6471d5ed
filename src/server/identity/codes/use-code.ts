import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { countEntry, countEntryOfNothing, forgetEntries } from './count-entry.ts';
import type { CodePurpose } from './emails.ts';
import { findCode, isCode, spendCode } from './outstanding-code.ts';

/**
 * Accepts a code once. An unknown account gets the same answers.
 * @returns the address that the code was sent to
 */
export async function useCode(
  identity: IdentityContext,
  request: RequestFacts,
  accountId: string,
  purpose: CodePurpose,
  code: string,
): Outcome<string> {
  const owner = { accountId, purpose };
  const kept = await findCode(identity, owner);
  const refused =
    kept === undefined
      ? await countEntryOfNothing(identity, request)
      : await countEntry(identity, request, { ...owner, isOutstanding: true });
  if (refused !== undefined) return refusal(refused);
  if (kept === undefined) return refusal('wrong_code');
  if (kept.expiresAtMs <= identity.clock()) return refusal('old_code');
  if (!isCode(identity, owner, kept.sealedCode, code)) return refusal('wrong_code');
  if (!(await spendCode(identity, owner, kept.sealedCode))) return refusal('wrong_code');
  await forgetEntries(identity.db, accountId);
  return ok(kept.destination);
}
