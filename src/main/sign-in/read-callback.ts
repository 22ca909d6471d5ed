import { timingSafeEqual } from 'node:crypto';
import { DEEP_LINK_SCHEME, SIGN_IN_RETURN } from '#shared/desktop/deep-link.ts';
import { MOST_WAIT_MS, type PendingSignIn } from './pending-sign-in.ts';

/** A code and a state are far below; some systems cut longer links anyway. */
const MOST_CHARACTERS = 4096;

/** The link among a program's arguments by which the system started it, if there is one. */
export const deepLinkIn = (args: readonly string[]): string | undefined =>
  args.findLast((arg) => arg.toLowerCase().startsWith(`${DEEP_LINK_SCHEME}:`));

/**
 * Reads a link that the system handed over. Any page and program can open one, so that it counts only as the answer to the
 * sign-in that is under way.
 * @returns its address, or undefined where it answers none, or one of another time
 */
export function readCallback(link: string, pending: PendingSignIn | undefined, nowMs: number): URL | undefined {
  if (pending === undefined || link.length > MOST_CHARACTERS) return undefined;
  const url = URL.parse(link);
  if (url === null || url.href.split(/[?#]/)[0] !== SIGN_IN_RETURN || url.hash !== '') return undefined;
  const names = [...url.searchParams.keys()];
  if (new Set(names).size < names.length) return undefined;
  const isAnswer = url.searchParams.has('code') !== url.searchParams.has('error');
  const age = nowMs - pending.beganMs;
  const isInTime = age >= 0 && age <= MOST_WAIT_MS;
  return isAnswer && isInTime && isSame(url.searchParams.get('state') ?? '', pending.state) ? url : undefined;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
