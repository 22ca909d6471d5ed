import type { Transaction } from 'kysely';
import { ok } from '#shared/result.ts';
import type { Tables } from '../../db/tables.ts';
import type { Account } from '../accounts/account.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import type { AuthenticationResult } from '../tokens/issue-tokens.ts';
import { startSession } from '../tokens/start-session.ts';
import { type ChallengeName, sealChallenge } from './challenge-state.ts';

/** Cognito's answer to a step of a sign-in before the last: the next challenge. */
export interface Asked {
  readonly ChallengeName: ChallengeName;
  readonly ChallengeParameters: Readonly<Record<string, string>>;
  readonly Session: string;
}

/** Cognito's answer to the last step. */
export interface SignedIn {
  readonly ChallengeParameters: Readonly<Record<string, never>>;
  readonly AuthenticationResult: AuthenticationResult;
}

type Alongside = (db: Transaction<Tables>) => Promise<unknown>;

/** What a sign-in ends with: tokens inside the app ({@link finishWithTokens}), a code on the hosted pages. */
export type FinishSignIn<T> = (
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  alongside: Alongside,
) => Promise<T>;

/** Continues a sign-in after a right password. */
export async function afterPassword<T extends object>(
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  alongside: Alongside,
  finish: FinishSignIn<T>,
): Outcome<T | Asked> {
  const written = () => identity.db.transaction().execute(alongside);
  if (account.isDisabled) return refusal('account_disabled');
  switch (account.status) {
    case 'UNCONFIRMED':
      await written();
      return refusal('not_confirmed');
    case 'RESET_REQUIRED':
      await written();
      return refusal('reset_required');
    case 'FORCE_CHANGE_PASSWORD':
      await written();
      return ok(
        ask(identity, account, 'NEW_PASSWORD_REQUIRED', {
          requiredAttributes: '[]',
          userAttributes: JSON.stringify({
            ...account.attributes,
            email: account.email,
            email_verified: String(account.isEmailVerified),
          }),
        }),
      );
    case 'CONFIRMED':
      return ok(await afterFirstFactor(identity, account, request, alongside, finish));
  }
}

/** Continues a sign-in once the first factor is done: with a one-time password, with its set-up, or with the end. */
export async function afterFirstFactor<T extends object>(
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  alongside: Alongside,
  finish: FinishSignIn<T>,
): Promise<T | Asked> {
  const { oneTimePasswords } = identity.config;
  if (account.totp.isOn && oneTimePasswords !== 'OFF') {
    await identity.db.transaction().execute(alongside);
    return ask(identity, account, 'SOFTWARE_TOKEN_MFA', {});
  }
  if (oneTimePasswords === 'ON') {
    await identity.db.transaction().execute(alongside);
    // The client throws if the list is missing.
    return ask(identity, account, 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' });
  }
  return finish(identity, account, request, alongside);
}

/** Ends a sign-in inside the app. */
export async function finishWithTokens(
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  alongside: Alongside,
): Promise<SignedIn> {
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(identity, account, request, alongside) };
}

function ask(
  identity: IdentityContext,
  { id, password }: Account,
  name: Exclude<ChallengeName, 'PASSWORD_VERIFIER'>,
  parameters: Readonly<Record<string, string>>,
): Asked {
  return {
    ChallengeName: name,
    ChallengeParameters: { USER_ID_FOR_SRP: id, ...parameters },
    Session: sealChallenge(identity, name, { accountId: id, saltHex: password.saltHex }),
  };
}
