import { createHash } from 'node:crypto';
import type { IdentityContext } from '../identity-context.ts';
import { PRIME } from '../srp/group.ts';
import { numberOf } from '../srp/numbers.ts';
import type { PasswordRecord } from '../srp/srp.ts';

/** A name and a password record for somebody who has no account, so that the answers look and take as for a real one. */
export interface UnknownAccount {
  readonly id: string;
  readonly password: PasswordRecord;
}

type Box = Pick<IdentityContext, 'box'>;

const VERIFIER_BYTES = 384;

/** The id that an unknown login name has in answers: always the same for the same name. */
export function unknownAccountId({ box }: Box, typed: string): string {
  const hex = box.mac('unknown-account', `id:${typed.normalize('NFC').trim().toLowerCase()}`).toString('hex');
  // A random UUID of RFC 9562 has a 4 in one place and one of 8, 9, a, b in another.
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A record for an id of nobody. Like a real one it costs the opening of a sealed text and no power of a number. */
export function unknownAccount({ box }: Box, id: string): UnknownAccount {
  const salt = box.mac('unknown-account', `salt:${id}`).subarray(0, 16);
  const seed = box.mac('unknown-account', `verifier:${id}`);
  const bytes = createHash('shake256', { outputLength: VERIFIER_BYTES }).update(seed).digest();
  const verifierHex = (numberOf(bytes) % PRIME).toString(16);
  const opened = box.open('verifier', id, box.seal('verifier', id, verifierHex)) ?? verifierHex;
  return { id, password: { saltHex: numberOf(salt).toString(16), verifierHex: opened } };
}
