import { errors, type JWTHeaderParameters, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ok, type Result } from '#shared/result.ts';
import { z } from 'zod';
import type { PoolConfig } from '../pool-config.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { Clock } from '../../ports.ts';
import { type Refusal, refusal } from '../refusals.ts';

const accessClaims = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  scope: z.string().default(''),
  client_id: z.string(),
  origin_jti: z.string(),
  exp: z.number(),
  auth_time: z.number().default(0),
  'cognito:groups': z.array(z.string()).default([]),
});

/** The claims of an access token of this pool. */
export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  readonly scopes: readonly string[];
  readonly groups: readonly string[];
  /** 0 where the token does not say. */
  readonly signedInAtMs: number;
  readonly expiresAtMs: number;
}

/** Errors about the keys and not about the token. The general code is that of an answer other than 200. */
const KEYS_NOT_GOT = new Set([errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code]);

interface Pool {
  readonly config: Pick<PoolConfig, 'issuer' | 'clientId'>;
  readonly clock: Clock;
}

/**
 * Checks that a token was signed by this pool, for its client, and has not expired; not whether its session goes on.
 */
export function checkAccessToken(
  { config, keyring, clock }: Pool & { readonly keyring: Pick<Keyring, 'publicKey'> },
  token: string,
): Promise<Result<AccessClaims, Refusal>> {
  const findKey = async ({ kid = '' }: JWTHeaderParameters) => {
    const key = await keyring.publicKey(kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  };
  return verifyAccessToken({ config, clock, findKey }, token);
}

/**
 * As {@link checkAccessToken}, with keys that may have to be fetched.
 * @throws when the keys can't be fetched
 */
export async function verifyAccessToken(
  { config, clock, findKey }: Pool & { readonly findKey: JWTVerifyGetKey },
  token: string,
): Promise<Result<AccessClaims, Refusal>> {
  try {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ['RS256'],
      issuer: config.issuer,
      currentDate: new Date(clock()),
    });
    const claims = accessClaims.safeParse(payload);
    if (!claims.success || claims.data.client_id !== config.clientId) return refusal('bad_access_token');
    const { sub, origin_jti, scope, exp, auth_time: signedInAt } = claims.data;
    return ok({
      accountId: sub,
      sessionId: origin_jti,
      scopes: scope.split(' '),
      groups: claims.data['cognito:groups'],
      signedInAtMs: signedInAt * 1000,
      expiresAtMs: exp * 1000,
    });
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refusal('expired_access_token');
    if (error instanceof errors.JOSEError && !KEYS_NOT_GOT.has(error.code)) return refusal('bad_access_token');
    throw error;
  }
}
