import type { Selectable } from 'kysely';
import type { AccountRow } from '../../db/tables.ts';
import type { IdentityContext } from '../identity-context.ts';
import { SealedByAnother } from '../secrets/sealed-by-another.ts';
import type { PasswordRecord } from '../srp/srp.ts';

export interface Account {
  readonly id: string;
  readonly status: AccountRow['status'];
  readonly isDisabled: boolean;
  readonly password: PasswordRecord;
  /** Whether it signs in through a provider: such an account has no password here and no login name. */
  readonly isOfProvider: boolean;
  /** Empty if the provider gave none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The other attributes by name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly totp: { readonly isSetUp: boolean; readonly isOn: boolean };
}

/** Reads an account from its row. */
export function readAccount({ box }: Pick<IdentityContext, 'box'>, row: Selectable<AccountRow>): Account {
  const verifierHex = box.open('verifier', row.id, row.sealedVerifier);
  if (verifierHex === undefined) throw new SealedByAnother('A password');
  return {
    id: row.id,
    status: row.status,
    isDisabled: row.disabled === 1,
    password: { saltHex: row.saltHex, verifierHex },
    isOfProvider: row.loginEmail === null,
    email: row.email,
    isEmailVerified: row.emailVerified === 1,
    attributes: JSON.parse(row.attributes) as Record<string, string>,
    totp: { isSetUp: row.sealedTotpSecret !== null, isOn: row.sealedTotpSecret !== null && row.totpEnabled === 1 },
  };
}
