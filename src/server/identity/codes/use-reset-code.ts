import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { countResetEntry, forgetResetEntries } from './count-entry.ts';
import { findCode, isCode, spendCode } from './outstanding-code.ts';

/**
 * Accepts a code to set a new password, once. Anybody may enter one, so that wrong entries do not spend it: they are
 * counted by who enters. An unknown account gets the same answers.
 * @returns the address that the code was sent to
 */
export async function useResetCode(
  identity: IdentityContext,
  request: RequestFacts,
  accountId: string,
  code: string,
): Outcome<string> {
  const owner = { accountId, purpose: 'reset' as const };
  const kept = await findCode(identity, owner);
  const refused = await countResetEntry(identity, request, accountId, kept !== undefined);
  if (refused !== undefined) return refusal(refused);
  if (kept === undefined) return refusal('wrong_code');
  if (kept.expiresAtMs <= identity.clock()) return refusal('old_code');
  if (!isCode(identity, owner, kept.sealedCode, code)) return refusal('wrong_code');
  if (!(await spendCode(identity, owner, kept.sealedCode))) return refusal('wrong_code');
  await forgetResetEntries(identity.db, accountId);
  return ok(kept.destination);
}
