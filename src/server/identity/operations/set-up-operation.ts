import { z } from 'zod';
import { ok } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { holdForStep } from '../accounts/hold-account.ts';
import type { OpenedChallenge } from '../challenges/challenge-state.ts';
import { secondFactorsOf } from '../challenges/second-factors.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import type { TotpSetUp } from '../totp/prove-pending-secret.ts';
import { defineOperation, opaque, type Operation } from './operation.ts';
import { accessToken, authorizeOwn, type OwnRule, policiesOf } from './own-operation.ts';
import { resume } from './sign-in/resume.ts';

/** Who sets up one-time passwords. */
export interface SetUp extends TotpSetUp {
  /** Of a sign-in that first has to. */
  readonly challenge?: OpenedChallenge;
}

/**
 * Defines an operation that sets up one-time passwords: with an access token, or with the Session of a sign-in that
 * first has to. Such a Session sets up nothing where a second factor is on: whoever has it passed none.
 */
export function defineSetUpOperation<Fields extends z.ZodRawShape>(
  rule: OwnRule<z.infer<z.ZodObject<Fields>>>,
  fields: Fields,
  perform: (
    identity: IdentityContext,
    by: SetUp,
    input: z.infer<z.ZodObject<Fields>>,
    request: RequestFacts,
  ) => Outcome<object>,
): Operation {
  const who = z.object({ AccessToken: accessToken.optional(), Session: opaque.optional() });
  const operation = defineOperation(who.and(z.object(fields)), async (identity, call, request) => {
    const by = await (call.Session === undefined
      ? ofToken(identity, call.AccessToken, rule, call)
      : ofSession(identity, call.Session));
    return by.ok ? perform(identity, by.value, call, request) : by;
  });
  return { ...operation, policies: policiesOf(rule) };
}

async function ofToken<Input>(
  identity: IdentityContext,
  token: string | undefined,
  rule: OwnRule<Input>,
  input: Input,
): Outcome<SetUp> {
  if (token === undefined) return refusal('bad_input', 'AccessToken or Session is required.');
  const own = await authorizeOwn(identity, token, rule, input);
  if (!own.ok) return own;
  const { account, session, hold } = own.value;
  return ok({
    account,
    sessionId: session.id,
    async hold(db) {
      const held = await hold(db);
      return held.ok ? ok(held.value.account) : held;
    },
  });
}

async function ofSession(identity: IdentityContext, session: string): Outcome<SetUp> {
  const resumed = await resume(identity, 'MFA_SETUP', session);
  if (!resumed.ok) return resumed;
  const { account, challenge } = resumed.value;
  const isProtected = (one: Account) => secondFactorsOf(identity.config, one).length > 0;
  if (isProtected(account)) return refusal('session_over');
  return ok({
    account,
    challenge,
    async hold(db) {
      if (!(await holdForStep(db, account))) return refusal('session_over');
      // In a statement of its own, which sees what was committed while the row was waited for.
      const held = await findAccountById({ ...identity, db }, account.id);
      return held === undefined || isProtected(held) ? refusal('session_over') : ok(held);
    },
  });
}
