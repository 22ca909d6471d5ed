import { SECOND_MS } from '#shared/time-units.ts';
import type { RefusedCall } from '../../api/studio-client.ts';

/** Why nothing is sent for a while: there is no line, or the studio has no time. */
export type Pause = 'line' | 'busy';

/** A pause, and how long it lasts. */
export interface Waiting {
  readonly pause: Pause;
  readonly ms: number;
}

const FIRST_MS = 2 * SECOND_MS;
const LONGEST_MS = 60 * SECOND_MS;

/** Statuses that another time answers differently: logged out for a moment, a time-out, too many calls. */
const PASSING: readonly number[] = [401, 408, 429];
const SERVER_ERRORS = 500;

/**
 * How long to wait before something is sent again: twice as long each time, up to a minute, or as long as the studio asks.
 * @param failures how many there were before
 * @returns undefined where it is refused for good
 */
export function pauseAfter({ status, retryAfterMs }: RefusedCall, failures: number): Waiting | undefined {
  const isPassing = status === 0 || status >= SERVER_ERRORS || PASSING.includes(status);
  if (!isPassing) return undefined;
  const ms = Math.max(retryAfterMs ?? 0, Math.min(LONGEST_MS, FIRST_MS * 2 ** failures));
  return { pause: status === 0 ? 'line' : 'busy', ms };
}
