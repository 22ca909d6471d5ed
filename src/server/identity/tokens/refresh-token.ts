import type { IdentityContext } from '../identity-context.ts';

/** 384 bits: guessing is hopeless. */
const TOKEN_BYTES = 48;

/** A refresh token is random; its row is found by its hash. */
export const newRefreshToken = ({ random }: Pick<IdentityContext, 'random'>): string =>
  Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

/** The stored hash of a refresh token. */
export const hashOfRefreshToken = ({ box }: Pick<IdentityContext, 'box'>, token: string): string =>
  box.mac('refresh-token', token).toString('base64url');
