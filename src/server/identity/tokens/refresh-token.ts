import { timingSafeEqual } from 'node:crypto';
import type { IdentityContext } from '../identity-context.ts';

/** 256 bits: guessing is hopeless. */
const SECRET_BYTES = 32;
const POSITION_BYTES = 6;
const MAC_BYTES = 24;

/** Where a refresh token stands: in which session, and how many were given out before it. */
export interface TokenPlace {
  readonly sessionId: string;
  readonly position: number;
}

type Box = Pick<IdentityContext, 'box'>;

/**
 * A new refresh token. It is random, and its row is found by its hash; besides, it says where it stands under a MAC, so
 * that one is known as used up however long ago its row was deleted.
 */
export function newRefreshToken(
  { random, box }: Pick<IdentityContext, 'random' | 'box'>,
  { sessionId, position }: TokenPlace,
): string {
  const place = Buffer.alloc(POSITION_BYTES);
  place.writeUIntBE(position, 0, POSITION_BYTES);
  const said = Buffer.concat([random.bytes(SECRET_BYTES), place, Buffer.from(sessionId)]);
  return Buffer.concat([macOf({ box }, said), said]).toString('base64url');
}

/** The stored hash of a refresh token. */
export const hashOfRefreshToken = ({ box }: Box, token: string): string =>
  box.mac('refresh-token', token).toString('base64url');

/** Where a token stands by what it says itself; undefined for what this studio never gave out, or did before it said so. */
export function placeOfRefreshToken({ box }: Box, token: string): TokenPlace | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const said = bytes.subarray(MAC_BYTES);
  if (said.length <= SECRET_BYTES + POSITION_BYTES) return undefined;
  if (!timingSafeEqual(bytes.subarray(0, MAC_BYTES), macOf({ box }, said))) return undefined;
  const sessionId = said.subarray(SECRET_BYTES + POSITION_BYTES).toString();
  return { sessionId, position: said.readUIntBE(SECRET_BYTES, POSITION_BYTES) };
}

/** Under another name than the hash, which is known to whoever reads the database. */
const macOf = ({ box }: Box, said: Buffer): Buffer =>
  box.mac('refresh-token-place', said.toString('base64url')).subarray(0, MAC_BYTES);
