import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { countResetEntry, forgetResetEntries } from './count-entry.ts';
import { isLonger, isLongerCode, longerCode } from './longer-code.ts';
import { findCode, isCode, openCode, spendCode } from './outstanding-code.ts';

/**
 * Accepts a code to set a new password, once. Anybody may enter one, so that wrong entries do not spend it: they are
 * counted by who enters, except of the longer code, which nobody guesses. An unknown account gets the same answers.
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
  const hasLonger = isLonger(code);
  const refused = hasLonger ? undefined : await countResetEntry(identity, request, accountId, kept !== undefined);
  if (refused !== undefined) return refusal(refused);
  if (kept === undefined) return refusal('wrong_code');
  if (kept.expiresAtMs <= identity.clock()) return refusal('old_code');
  const isRight = hasLonger
    ? isLongerCode(code, longerCode(identity, openCode(identity, owner, kept.sealedCode), kept.sealedCode))
    : isCode(identity, owner, kept.sealedCode, code);
  if (!isRight) return refusal('wrong_code');
  if (!(await spendCode(identity, owner, kept.sealedCode))) return refusal('wrong_code');
  await forgetResetEntries(identity.db, accountId);
  return ok(kept.destination);
}
