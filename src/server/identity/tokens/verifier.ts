import type { Result } from '#shared/result.ts';
import type { Refusal } from '../refusals.ts';

/** Who calls the API, as far as their token says. */
export interface AuthenticatedCaller {
  /** The `sub` of the token: what belongs to somebody is kept under it. */
  readonly id: string;
  readonly groups: readonly string[];
}

/** A token that counts, and until when it does by itself. */
export interface VerifiedToken {
  readonly caller: AuthenticatedCaller;
  readonly sessionId: string;
  /** What the token is for. */
  readonly scopes: readonly string[];
  readonly expiresAtMs: number;
}

/** Judges access tokens: of the pool in this process, or of one elsewhere. */
export interface TokenVerifier {
  verify(accessToken: string): Promise<Result<VerifiedToken, Refusal>>;
}
