import type { Selectable } from 'kysely';
import type { EmailAddress } from '#shared/email-address.ts';
import type { AccountRow, SecondFactor } from '../../db/tables.ts';
import type { IdentityContext } from '../identity-context.ts';
import { WrongStudioSecret } from '../../secrets/wrong-studio-secret.ts';
import type { PasswordRecord } from '../srp/srp.ts';

export interface Account {
  readonly id: string;
  /** `UNCONFIRMED` is a sign-up that waits for its code (sign-ups/sign-up.ts). */
  readonly status: AccountRow['status'] | 'UNCONFIRMED';
  /** Of a sign-up that waits: which one. Its `id` is that of its address, as for one that nobody signed up. */
  readonly signUpId?: string;
  readonly isDisabled: boolean;
  readonly password: PasswordRecord;
  readonly passwordSetAtMs: number;
  /** How often all its sessions were ended (end-sessions.ts). */
  readonly sessionEpoch: number;
  /** Whether it signs in through a provider: such an account has no password here and no login name. */
  readonly isOfProvider: boolean;
  /** Empty if the provider gave none. */
  readonly email: EmailAddress | '';
  readonly isEmailVerified: boolean;
  /** The other attributes by name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly totp: {
    readonly isSetUp: boolean;
    readonly isOn: boolean;
    /** As it is stored: it tells whether the app is still the same. */
    readonly sealedSecret: string | null;
  };
  /** Whether a code by e-mail is asked for besides the password. */
  readonly emailCodesAreOn: boolean;
  /** The second factor that is asked for first, of several. */
  readonly preferredMfa: SecondFactor | null;
}

/** The mailbox that an account's owner was seen to read: there letters about it go. Undefined without one. */
export const confirmedEmail = ({
  email,
  isEmailVerified,
}: Pick<Account, 'email' | 'isEmailVerified'>): EmailAddress | undefined =>
  isEmailVerified && email !== '' ? email : undefined;

/** Reads an account from its row. */
export function readAccount({ box }: Pick<IdentityContext, 'box'>, row: Selectable<AccountRow>): Account {
  const verifierHex = box.open('verifier', row.id, row.sealedVerifier);
  if (verifierHex === undefined) throw new WrongStudioSecret('A password');
  return {
    id: row.id,
    status: row.status,
    isDisabled: row.disabled === 1,
    password: { saltHex: row.saltHex, verifierHex },
    passwordSetAtMs: row.passwordSetAtMs,
    sessionEpoch: row.sessionEpoch,
    isOfProvider: row.loginEmail === null,
    attributes: JSON.parse(row.attributes) as Record<string, string>,
    ...readProtection(row),
  };
}

/** The columns that say how an account is protected besides its password, and where its codes go. */
export const PROTECTION_COLUMNS = [
  'email',
  'emailVerified',
  'sealedTotpSecret',
  'totpEnabled',
  'emailMfaEnabled',
  'preferredMfa',
] as const;

/** Reads those columns. */
export const readProtection = (row: Pick<Selectable<AccountRow>, (typeof PROTECTION_COLUMNS)[number]>) => ({
  email: row.email,
  isEmailVerified: row.emailVerified === 1,
  emailCodesAreOn: row.emailMfaEnabled === 1,
  preferredMfa: row.preferredMfa,
  totp: {
    isSetUp: row.sealedTotpSecret !== null,
    isOn: row.sealedTotpSecret !== null && row.totpEnabled === 1,
    sealedSecret: row.sealedTotpSecret,
  },
});
