import { createHash } from 'node:crypto';
import { ok } from '#shared/result.ts';
import type { Clock } from '../../ports.ts';
import type { TokenVerifier, VerifiedToken } from './verifier.ts';

export interface CachedVerifier extends TokenVerifier {
  /** Forgets the tokens of sessions that ended. */
  drop(sessionIds: readonly string[]): void;
}

/** How long a verdict is cached, and so how long a session that another process ended may still read its own things. */
const KEPT_MS = 60_000;
/** Enough for a thousand users with a few windows each; beyond it, the oldest are verified again. */
const MOST_TOKENS = 5000;

interface Kept {
  readonly token: VerifiedToken;
  readonly untilMs: number;
}

/** Caches a verifier's verdicts for a minute at most, so that most reads cost one hash. */
export function cacheVerifier(verifier: TokenVerifier, clock: Clock): CachedVerifier {
  const kept = new Map<string, Kept>();
  /** Counts drops: a verdict that was pending while a session ended is not cached. */
  let drops = 0;

  return {
    async verify(accessToken, when) {
      // A hash, not the token itself: what is in memory can't be used.
      const key = createHash('sha256').update(accessToken).digest('base64');
      const known = kept.get(key);
      if (when !== 'now' && known !== undefined && known.untilMs > clock()) return ok(known.token);
      kept.delete(key);

      const before = drops;
      const verified = await verifier.verify(accessToken, when);
      if (verified.ok && before === drops) {
        const untilMs = Math.min(clock() + KEPT_MS, verified.value.expiresAtMs);
        kept.set(key, { token: verified.value, untilMs });
        if (kept.size > MOST_TOKENS) kept.delete(kept.keys().next().value ?? '');
      }
      return verified;
    },

    drop(sessionIds) {
      drops += 1;
      const ended = new Set(sessionIds);
      for (const [key, { token }] of kept) if (ended.has(token.sessionId)) kept.delete(key);
    },
  };
}
