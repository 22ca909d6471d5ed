import type { Result } from '#shared/result.ts';
import type { Refusal } from '../refusals.ts';

/** The caller of the API, according to their token. */
export interface AuthenticatedCaller {
  /** The `sub` of the token: the owner id of everything that they own. */
  readonly id: string;
  readonly groups: readonly string[];
}

/** A valid token, and when it expires. */
export interface VerifiedToken {
  readonly caller: AuthenticatedCaller;
  readonly sessionId: string;
  /** What the token is for. */
  readonly scopes: readonly string[];
  /** 0 where the token does not say. */
  readonly signedInAtMs: number;
  readonly expiresAtMs: number;
}

/** Verifies access tokens of the pool in this process or of an outside one. */
export interface TokenVerifier {
  /** @param when without it, a verdict of the last minute may do; `now` asks whether the session still goes on */
  verify(accessToken: string, when?: 'now'): Promise<Result<VerifiedToken, Refusal>>;
}
