import { createHash } from 'node:crypto';
import type { IdentityContext } from '../identity-context.ts';
import type { LoginName } from './login-name.ts';
import { PRIME } from '../srp/group.ts';
import { numberOf } from '../srp/numbers.ts';
import type { PasswordRecord } from '../srp/srp.ts';

/**
 * An id and a password record for a name without an account, so that answers look the same and take as long as for a
 * real one.
 */
export interface UnknownAccount {
  readonly id: string;
  readonly password: PasswordRecord;
  readonly sessionEpoch: number;
}

type Box = Pick<IdentityContext, 'box'>;

const VERIFIER_BYTES = 384;
/** As that of an account (srp.ts). */
const SALT_BYTES = 16;

/**
 * The id of an unknown login name in answers: always the same for the same mailbox, as an account is found by it. An id
 * stands for itself, as that of an account does.
 * @param accountsBefore how many accounts have left the address: each had an id of its own ({@link shownIdOf})
 */
export function unknownAccountId({ box }: Box, name: LoginName, accountsBefore: number): string {
  if (name.kind === 'id') return name.text;
  const kind = accountsBefore === 0 ? 'id' : `id-after-${accountsBefore}`;
  const hex = box.mac('unknown-account', `${kind}:${name.text}`).toString('hex');
  // Looks like a random UUID (RFC 9562): version 4, variant 8, 9, a or b.
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The salt that is shown for an id without an account, and that of the first password of one that is made with it. */
export const unknownSalt = ({ box }: Box, id: string): string =>
  numberOf(box.mac('unknown-account', `salt:${id}`).subarray(0, SALT_BYTES)).toString(16);

/**
 * A password record for an id without an account. Like a real one it costs opening one sealed text, and no
 * exponentiation.
 */
export function unknownAccount({ box }: Box, id: string): UnknownAccount {
  const seed = box.mac('unknown-account', `verifier:${id}`);
  const bytes = createHash('shake256', { outputLength: VERIFIER_BYTES }).update(seed).digest();
  const verifierHex = (numberOf(bytes) % PRIME).toString(16);
  const opened = box.open('verifier', id, box.seal('verifier', id, verifierHex)) ?? verifierHex;
  return { id, password: { saltHex: unknownSalt({ box }, id), verifierHex: opened }, sessionEpoch: 0 };
}
