import type { SecondFactor } from '../../db/tables.ts';
import { type Account, confirmedEmail } from '../accounts/account.ts';
import type { PoolConfig } from '../pool-config.ts';

/** The second factors that an account has turned on, whether or not they can be asked for now. */
export function secondFactorsOf(
  { oneTimePasswords }: Pick<PoolConfig, 'oneTimePasswords'>,
  account: Pick<Account, 'totp' | 'emailCodesAreOn'>,
): readonly SecondFactor[] {
  if (oneTimePasswords === 'OFF') return [];
  return [
    ...(account.totp.isOn ? (['SOFTWARE_TOKEN_MFA'] as const) : []),
    ...(account.emailCodesAreOn ? (['EMAIL_OTP'] as const) : []),
  ];
}

/**
 * Those of them that can be asked for. To an address that was moved and never confirmed no code goes; where that leaves
 * none, nobody gets in: what protects an account is never asked for less because it can't be.
 */
export const askableFactors = (
  factors: readonly SecondFactor[],
  account: Pick<Account, 'email' | 'isEmailVerified'>,
): readonly SecondFactor[] =>
  factors.filter((factor) => factor !== 'EMAIL_OTP' || confirmedEmail(account) !== undefined);

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
