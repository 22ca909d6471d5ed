import { z } from 'zod';
import { ok, type Result } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { holdSession } from '../accounts/hold-account.ts';
import { forgetDevices } from '../devices/forget-devices.ts';
import { secondFactorsOf } from '../challenges/second-factors.ts';
import type { SecondFactor } from '../../db/tables.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type Refusal, refusal } from '../refusals.ts';
import { authorize, isRecent } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const settings = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().optional() })
  .nullish()
  .transform((given) => given ?? undefined);

const input = z.object({
  AccessToken: accessToken,
  SoftwareTokenMfaSettings: settings,
  EmailMfaSettings: settings,
  SMSMfaSettings: settings,
});

/** Turns one-time passwords and codes by e-mail on or off, and says which is asked for first. */
export const setUserMfaPreference = defineOperation(input, async (identity, call) => {
  const authorized = await authorize(identity, call.AccessToken);
  if (!authorized.ok) return authorized;
  return identity.db.transaction().execute(async (db) => {
    if (!(await holdSession(db, authorized.value))) return refusal('revoked_access_token');
    // Read again: another window may have just set the other factor.
    const account =
      (await findAccountById({ ...identity, db }, authorized.value.account.id)) ?? authorized.value.account;
    const changed = changeFactors(identity, account, call, isRecent(identity, authorized.value));
    if (!changed.ok) return changed;
    const { isStronger, ...columns } = changed.value;
    const set = { ...columns, updatedAtMs: identity.clock() };
    await db.updateTable('accounts').set(set).where('id', '=', account.id).execute();
    if (isStronger) await forgetDevices(db, account.id);
    return ok({});
  });
});

interface ChangedFactors {
  readonly totpEnabled: 0 | 1;
  readonly emailMfaEnabled: 0 | 1;
  readonly preferredMfa: SecondFactor | null;
  /** Whether a factor was turned on. */
  readonly isStronger: boolean;
}

function changeFactors(
  { config }: Pick<IdentityContext, 'config'>,
  account: Account,
  { SoftwareTokenMfaSettings: app, EmailMfaSettings: email, SMSMfaSettings: sms }: z.infer<typeof input>,
  isRecentSignIn: boolean,
): Result<ChangedFactors, Refusal> {
  if (sms?.Enabled === true) return refusal('no_such_factor');
  if (app?.PreferredMfa && email?.PreferredMfa) return refusal('bad_input', 'Only one factor can be preferred.');
  if (app?.Enabled && !account.totp.isSetUp) return refusal('no_one_time_password');
  if (email?.Enabled && !account.isEmailVerified) return refusal('email_not_verified');
  if (email?.Enabled && config.oneTimePasswords === 'OFF') return refusal('one_time_passwords_off');

  const changed = {
    ...account,
    totp: { ...account.totp, isOn: app?.Enabled ?? account.totp.isOn },
    emailCodesAreOn: email?.Enabled ?? account.emailCodesAreOn,
  };
  const [before, factors] = [secondFactorsOf(config, account), secondFactorsOf(config, changed)];
  const isWeaker = before.some((factor) => !factors.includes(factor));
  if (isWeaker && !isRecentSignIn) return refusal('old_sign_in_for_factor');
  if (config.oneTimePasswords === 'ON' && factors.length === 0) return refusal('one_time_passwords_required');
  // A factor that is set without being preferred is preferred no longer.
  const named: Readonly<Record<SecondFactor, typeof app>> = { SOFTWARE_TOKEN_MFA: app, EMAIL_OTP: email };
  const kept = factors.find((factor) => factor === account.preferredMfa && named[factor]?.PreferredMfa !== false);
  return ok({
    totpEnabled: changed.totp.isOn ? 1 : 0,
    emailMfaEnabled: changed.emailCodesAreOn ? 1 : 0,
    preferredMfa: factors.find((factor) => named[factor]?.PreferredMfa) ?? kept ?? null,
    isStronger: factors.some((factor) => !before.includes(factor)),
  });
}
