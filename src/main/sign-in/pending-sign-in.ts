import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { MINUTE_MS } from '#shared/time-units.ts';

/** How long somebody may take in their browser. */
export const MOST_WAIT_MS = 5 * MINUTE_MS;

/** A sign-in that is under way in the user's browser: what its answer is known by. */
export const pendingSignIn = z.strictObject({
  state: z.string().length(32),
  verifier: z.string().length(128),
  nonce: z.string().length(32),
  beganMs: z.number(),
});

export type PendingSignIn = z.infer<typeof pendingSignIn>;

/** 6 bits a character. */
const randomText = (characters: number): string => randomBytes((characters * 6) / 8).toString('base64url');

/** Begins a sign-in with secrets of its own (RFC 7636): a verifier of 128 characters, a state of 32. */
export function newSignIn(nowMs: number): PendingSignIn {
  return { state: randomText(32), verifier: randomText(128), nonce: randomText(32), beganMs: nowMs };
}
