import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { ok } from '#shared/result.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { countAttempt, countAttemptFrom, forgetAttempts } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import { hashOfCode } from './hash-of-code.ts';
import type { CodePurpose } from './emails.ts';

/**
 * Accepts a code once. Each try is counted before the code is compared, so that simultaneous tries all count. An
 * unknown account gets the same answers.
 * @returns the address that the code was sent to
 */
export async function useCode(
  identity: IdentityContext,
  request: RequestFacts,
  accountId: string,
  purpose: CodePurpose,
  code: string,
): Outcome<string> {
  const mayFromHere = await countAttemptFrom(identity, identityLimits.codesFromAddress, request.clientAddress);
  if (!mayFromHere || !(await countAttempt(identity, identityLimits.codesOfAccount, accountId)))
    return refusal('too_many_codes');

  const kept = await takeTry(identity, accountId, purpose);
  if (kept === undefined) {
    const mayGoOn = await countAttempt(identity, identityLimits.codesOfNobody, accountId);
    return refusal(mayGoOn ? 'wrong_code' : 'too_many_codes');
  }
  if (kept.expiresAtMs <= identity.clock()) return refusal('old_code');
  if (kept.attemptsLeft < 0) return refusal('too_many_codes');
  const entered = hashOfCode(identity, accountId, purpose, code.trim());
  if (!timingSafeEqual(Buffer.from(entered), Buffer.from(kept.hash))) return refusal('wrong_code');

  const used = await identity.db
    .deleteFrom('codes')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('hash', '=', kept.hash)
    .returning('destination')
    .executeTakeFirst();
  if (used === undefined) return refusal('wrong_code');
  await forgetAttempts(identity, identityLimits.codesOfAccount, accountId);
  return ok(used.destination);
}

const takeTry = ({ db }: Pick<IdentityContext, 'db'>, accountId: string, purpose: CodePurpose) =>
  db
    .updateTable('codes')
    .set({ attemptsLeft: sql`attempts_left - 1` })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .returning(['hash', 'attemptsLeft', 'expiresAtMs'])
    .executeTakeFirst();
