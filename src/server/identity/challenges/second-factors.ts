import type { SecondFactor } from '../../db/tables.ts';
import type { Account } from '../accounts/account.ts';
import type { PoolConfig } from '../pool-config.ts';

/** The second factors that an account has turned on. */
export function secondFactorsOf(
  { oneTimePasswords }: Pick<PoolConfig, 'oneTimePasswords'>,
  account: Pick<Account, 'totp' | 'emailCodesAreOn' | 'isEmailVerified'>,
): readonly SecondFactor[] {
  if (oneTimePasswords === 'OFF') return [];
  return [
    ...(account.totp.isOn ? (['SOFTWARE_TOKEN_MFA'] as const) : []),
    // To an address that was moved and never confirmed, no code goes.
    ...(account.emailCodesAreOn && account.isEmailVerified ? (['EMAIL_OTP'] as const) : []),
  ];
}

/** The second factors of an account, in the form of Cognito's API. */
export function mfaOf(config: Pick<PoolConfig, 'oneTimePasswords'>, account: Account): object {
  const factors = secondFactorsOf(config, account);
  const preferred = preferredFactor(factors, account);
  if (factors.length === 0) return {};
  return { UserMFASettingList: factors, ...(preferred === undefined ? {} : { PreferredMfaSetting: preferred }) };
}

/** The one that is asked for: the only one, or the preferred one; undefined where the user chooses at each sign-in. */
export function preferredFactor(
  factors: readonly SecondFactor[],
  { preferredMfa }: Pick<Account, 'preferredMfa'>,
): SecondFactor | undefined {
  return factors.length === 1 ? factors[0] : factors.find((factor) => factor === preferredMfa);
}
