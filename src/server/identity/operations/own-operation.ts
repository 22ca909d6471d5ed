import { z } from 'zod';
import { ok } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import type { Database } from '../../db/open-database.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { type Authorized, authorize, holdAuthorized } from '../tokens/authorize.ts';
import { asksNoHold, type Policy } from '../../session-policy.ts';
import { checkPolicy, type OldSignIn } from './policy.ts';
import { defineOperation, type Operation } from './operation.ts';

/** The length is ours, well above real tokens. A test asks every operation that reads one for its policies. */
export const accessToken = z.string().min(1).max(8192);

/** What an operation on one's own account asks of its caller's session. */
export interface OwnRule<Input> {
  readonly asks: Policy;
  /** What it asks where a call does more than the others. */
  readonly more?: { readonly asks: Policy; when(input: Input, account: Account): boolean };
  /** Says before what to sign in again. */
  readonly refused?: OldSignIn;
}

/** Who calls an operation on their own account. */
export interface Own extends Authorized {
  /**
   * Holds the account's row to the end of the transaction, if the session may still do what it asks for. It comes first
   * in its transaction (accounts/hold-account.ts).
   * @returns account and session as they are then: what is written follows from these, not from those read before
   */
  hold(db: Database): Outcome<Authorized>;
}

/** The policies of an operation, by which a test knows it. */
export const policiesOf = ({ asks, more }: Pick<OwnRule<never>, 'asks' | 'more'>): readonly Policy[] =>
  more === undefined ? [asks] : [asks, more.asks];

/** Finds who calls an operation, if their session may do what it asks for. */
export async function authorizeOwn<Input>(
  identity: IdentityContext,
  token: string,
  { asks, more, refused = 'old_sign_in_for_factor' }: OwnRule<Input>,
  input: Input,
): Outcome<Own> {
  const authorized = await authorize(identity, token);
  if (!authorized.ok) return authorized;
  const policyFor = (account: Account) => (more?.when(input, account) === true ? more.asks : asks);
  const check = (own: Authorized) => checkPolicy(identity, policyFor(own.account), own, refused);
  const checked = check(authorized.value);
  if (!checked.ok) return checked;
  return ok({
    ...authorized.value,
    async hold(db) {
      const held = await holdAuthorized(identity, db, authorized.value);
      if (!held.ok) return held;
      const stillMay = check(held.value);
      return stillMay.ok ? held : stillMay;
    },
  });
}

/**
 * Defines an operation on the account of an access token, which it reads by itself.
 * @param rule What is asked of the token's session (session-policy.ts). Every operation states it.
 * @param fields The fields of the call besides the token.
 */
export function defineOwnOperation<Fields extends z.ZodRawShape>(
  rule: OwnRule<z.infer<z.ZodObject<Fields>>>,
  fields: Fields,
  perform: (
    identity: IdentityContext,
    own: Own,
    input: z.infer<z.ZodObject<Fields>>,
    request: RequestFacts,
  ) => Outcome<object>,
): Operation {
  const input = z.object({ AccessToken: accessToken }).and(z.object(fields));
  return {
    ...defineOperation(input, async (identity, call, request) => {
      const own = await authorizeOwn(identity, call.AccessToken, rule, call);
      if (!own.ok) return own;
      let isHeld = asksNoHold(rule.asks);
      const hold: Own['hold'] = (db) => {
        isHeld = true;
        return own.value.hold(db);
      };
      const answered = await perform(identity, { ...own.value, hold }, call, request);
      if (answered.ok && !isHeld) throw new Error('An operation wrote without holding the account that it asks about.');
      return answered;
    }),
    policies: policiesOf(rule),
  };
}
