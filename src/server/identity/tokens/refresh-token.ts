import type { IdentityContext } from '../identity-context.ts';

/** 384 bits: nobody finds one by trying. */
const TOKEN_BYTES = 48;

/** A refresh token says nothing; it is found by its hash. */
export const newRefreshToken = ({ random }: Pick<IdentityContext, 'random'>): string =>
  Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

/** What is kept of a refresh token. */
export const hashOfRefreshToken = ({ box }: Pick<IdentityContext, 'box'>, token: string): string =>
  box.mac('refresh-token', token).toString('base64url');
