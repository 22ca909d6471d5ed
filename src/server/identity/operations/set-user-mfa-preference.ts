import { z } from 'zod';
import { ok, type Result } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import { askEverybodyAnew } from '../challenges/ask-anew.ts';
import { secondFactorsOf } from '../challenges/second-factors.ts';
import { emailAboutSecondFactors } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import { warnOwner } from '../codes/warn-owner.ts';
import type { SecondFactor } from '../../db/tables.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type Refusal, refusal } from '../refusals.ts';
import { defineOwnOperation } from './own-operation.ts';

const settings = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().optional() })
  .nullish()
  .transform((given) => given ?? undefined);

const fields = { SoftwareTokenMfaSettings: settings, EmailMfaSettings: settings, SMSMfaSettings: settings };

type Call = Partial<Record<keyof typeof fields, z.infer<typeof settings>>>;

/** Turns one-time passwords and codes by e-mail on or off, says which is asked for first, and writes to the owner. */
export const setUserMfaPreference = defineOwnOperation({ asks: 'fresh' }, fields, async (identity, { hold }, call) =>
  inOneWrite(identity, async (db) => {
    const held = await hold(db);
    if (!held.ok) return held;
    const { account, session } = held.value;
    const changed = changeFactors(identity, account, call);
    if (!changed.ok) return changed;
    const { isOther, asksAnew, isAppTurnedOff, ...columns } = changed.value;
    const sealedAnew = isAppTurnedOff ? { sealedTotpSecret: sealAnew(identity, account) } : {};
    const set = { ...columns, ...sealedAnew, updatedAtMs: identity.clock() };
    await db.updateTable('accounts').set(set).where('id', '=', account.id).execute();
    if (asksAnew) await askEverybodyAnew(db, account.id, session.id);
    if (isOther) await warnOwner(identity, db, account, 'factors', emailAboutSecondFactors);
    return ok({});
  }),
);

/** The secret of an app that is turned off, sealed in another text: places that its codes made known end with that. */
function sealAnew({ box }: Pick<IdentityContext, 'box'>, { id, totp: { sealedSecret } }: Account): string | null {
  const secret = box.open('totp-secret', id, sealedSecret ?? '');
  return secret === undefined ? null : box.seal('totp-secret', id, secret);
}

interface ChangedFactors {
  readonly totpEnabled: 0 | 1;
  readonly emailMfaEnabled: 0 | 1;
  readonly preferredMfa: SecondFactor | null;
  /** Whether anything was turned on or off, or preferred. */
  readonly isOther: boolean;
  /** Whether a factor was turned on, off or preferred: who passed another has not passed what is asked for now. */
  readonly asksAnew: boolean;
  readonly isAppTurnedOff: boolean;
}

function changeFactors(
  { config }: Pick<IdentityContext, 'config'>,
  account: Account,
  { SoftwareTokenMfaSettings: app, EmailMfaSettings: email, SMSMfaSettings: sms }: Call,
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
  if (config.oneTimePasswords === 'ON' && factors.length === 0) return refusal('one_time_passwords_required');
  // A factor that is set without being preferred is preferred no longer.
  const named: Readonly<Record<SecondFactor, Call['EmailMfaSettings']>> = { SOFTWARE_TOKEN_MFA: app, EMAIL_OTP: email };
  const kept = factors.find((factor) => factor === account.preferredMfa && named[factor]?.PreferredMfa !== false);
  const preferredMfa = factors.find((factor) => named[factor]?.PreferredMfa) ?? kept ?? null;
  const isAdded = factors.some((factor) => !before.includes(factor));
  const isTaken = before.some((factor) => !factors.includes(factor));
  const isPreferred = preferredMfa !== null && preferredMfa !== account.preferredMfa;
  return ok({
    totpEnabled: changed.totp.isOn ? 1 : 0,
    emailMfaEnabled: changed.emailCodesAreOn ? 1 : 0,
    preferredMfa,
    isOther: isAdded || factors.length !== before.length || preferredMfa !== account.preferredMfa,
    asksAnew: isAdded || isTaken || isPreferred,
    isAppTurnedOff: account.totp.isOn && !changed.totp.isOn,
  });
}
