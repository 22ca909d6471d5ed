import { ok } from '#shared/result.ts';
import type { SecondFactor, SecondFactorBy } from '../../db/tables.ts';
import { type Account, confirmedEmail } from '../accounts/account.ts';
import { namedByAddress } from '../accounts/login-name.ts';
import { protectionOf } from '../accounts/protection.ts';
import { hasTemporaryPasswordEnded } from '../accounts/passwords/temporary-password.ts';
import { newDeviceOf, rememberedDevice } from '../devices/at-sign-in.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import type { FirstFactor } from '../pool-config.ts';
import { refusal } from '../refusals.ts';
import { noteSignUpSeen } from '../sign-ups/find-who-enters.ts';
import { type AuthenticationResult, OWN_ACCOUNT } from '../tokens/issue-tokens.ts';
import { type Alongside, startSession } from '../tokens/start-session.ts';
import { askFor, type Asked } from './ask-for.ts';
import { askEmailCode } from './ask-email-code.ts';
import { askableFactors, preferredFactor, secondFactorsOf } from './second-factors.ts';

/** Cognito's answer to the last step. */
export interface SignedIn {
  readonly ChallengeParameters: Readonly<Record<string, never>>;
  readonly AuthenticationResult: AuthenticationResult & {
    /** For a program that has no key yet. */
    readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
  };
}

/**
 * What a sign-in ends with: tokens inside the app ({@link finishWithTokens}), a code on the hosted pages.
 * @param secondFactorBy how the second factor was passed; null where none was asked for
 */
export type FinishSignIn<T> = (
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  secondFactorBy: SecondFactorBy | null,
  alongside: Alongside,
) => Outcome<T>;

/** Continues a sign-in after a right password, or what stands for one. */
export async function continueSignIn<T extends object>(
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  alongside: Alongside,
  finish: FinishSignIn<T>,
  proof: FirstFactor = 'PASSWORD',
): Outcome<T | Asked> {
  if (account.isDisabled) return refusal('account_disabled');
  const write = () => identity.db.transaction().execute(alongside);
  switch (account.status) {
    case 'UNCONFIRMED': {
      const written = await write();
      if (!written.ok) return written;
      if (account.signUpId !== undefined) await noteSignUpSeen(identity, account.signUpId, request);
      return refusal('not_confirmed');
    }
    case 'RESET_REQUIRED': {
      const written = await write();
      return written.ok ? refusal('reset_required') : written;
    }
    case 'FORCE_CHANGE_PASSWORD': {
      // Whoever gave the temporary password gave it to one person: no other way in chooses what replaces it.
      if (proof !== 'PASSWORD') return refusal('password_needed_once');
      const written = await write();
      if (!written.ok) return written;
      if (hasTemporaryPasswordEnded(identity, account)) return refusal('temporary_password_over');
      return ok(
        askFor(identity, account, 'NEW_PASSWORD_REQUIRED', {
          requiredAttributes: '[]',
          userAttributes: JSON.stringify({
            ...account.attributes,
            email: account.email,
            email_verified: String(account.isEmailVerified),
          }),
        }),
      );
    }
    case 'CONFIRMED':
      return afterFirstFactor(identity, account, request, alongside, finish, proof);
  }
}

/** Continues a sign-in once the first factor is done: with a remembered device, with the second, or with the end. */
export async function afterFirstFactor<T extends object>(
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  alongside: Alongside,
  finish: FinishSignIn<T>,
  proof: FirstFactor = 'PASSWORD',
): Outcome<T | Asked> {
  const { config, db } = identity;
  // A passkey is two factors: something one has, opened by what one knows or is.
  if (proof === 'WEB_AUTHN') return finish(identity, account, request, 'itself', alongside);
  const factors = secondFactorsOf(config, account);
  const others = factors.filter((factor) => factor !== proof);
  // Whoever asked for a password and a code is not let in by the code alone.
  if (factors.length > 0 && others.length === 0) return refusal('password_needed');

  const device = await rememberedDevice(identity, account, request);
  const asksMore = device !== undefined || others.length > 0 || config.oneTimePasswords === 'ON';
  if (!asksMore) return finish(identity, account, request, null, alongside);
  const written = await db.transaction().execute(alongside);
  if (!written.ok) return written;

  const protection = protectionOf(account);
  if (device !== undefined) {
    return ok(
      askFor(identity, account, 'DEVICE_SRP_AUTH', { DEVICE_KEY: device.key }, { deviceKey: device.key, protection }),
    );
  }
  // The client throws if the list is missing.
  if (others.length === 0)
    return ok(askFor(identity, account, 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' }));
  const askable = askableFactors(others, account);
  if (askable.length === 0) return refusal('second_factor_unreachable');
  const factor = preferredFactor(askable, account);
  if (factor !== undefined) return askSecondFactor(identity, account, factor, request);
  const choice = { MFAS_CAN_CHOOSE: JSON.stringify(askable) };
  return ok(askFor(identity, account, 'SELECT_MFA_TYPE', choice, { protection }));
}

/** Asks for one of the second factors that an account has turned on. */
export async function askSecondFactor(
  identity: IdentityContext,
  account: Account,
  factor: SecondFactor,
  request: RequestFacts,
): Outcome<Asked> {
  const protection = protectionOf(account);
  if (factor === 'SOFTWARE_TOKEN_MFA') return ok(askFor(identity, account, 'SOFTWARE_TOKEN_MFA', {}, { protection }));
  const address = confirmedEmail(account);
  if (address === undefined) return refusal('second_factor_unreachable');
  return askEmailCode(identity, { account, address, name: namedByAddress(address), protection }, request, true);
}

/** Ends a sign-in inside the app. */
export async function finishWithTokens(
  identity: IdentityContext,
  account: Account,
  request: RequestFacts,
  secondFactorBy: SecondFactorBy | null,
  alongside: Alongside,
): Outcome<SignedIn> {
  const asked = { id: identity.random.uuid(), scope: OWN_ACCOUNT, hasIdToken: 1 as const, secondFactorBy };
  const device = await newDeviceOf(identity, account, request, asked.id);
  const tokens = await startSession(identity, account, request, alongside, asked);
  if (!tokens.ok) return tokens;
  return ok({ ChallengeParameters: {}, AuthenticationResult: { ...tokens.value, ...device } });
}
