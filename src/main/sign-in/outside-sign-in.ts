import { fail, noAnswer, ok, type Problem, type Result } from '#shared/result.ts';
import type { TokenStore } from '#shared/desktop/platform.ts';
import { keepSession } from './keep-session.ts';
import { MOST_WAIT_MS, newSignIn, pendingSignIn, type PendingSignIn } from './pending-sign-in.ts';
import type { PoolClient } from './pool-client.ts';
import { readCallback } from './read-callback.ts';

/** A sign-in in the user's own browser, whose answer comes back as a link (RFC 8252). */
export interface OutsideSignIn {
  /** Opens the browser, and waits. A sign-in that was under way gives way. */
  begin(): Promise<Result<null>>;
  cancel(): Promise<void>;
  /** Takes a link that the system handed over. */
  arrive(link: string): Promise<Arrival>;
}

/** A link answers nothing that was asked; or it does, and whoever asked is told, or has gone: then pages read anew. */
type Arrival = 'refused' | 'taken' | 'late';

export interface OutsideSignInPorts {
  /** Undefined for a pool that is not the studio's own. @throws where the studio does not answer */
  readonly findPool: () => Promise<PoolClient | undefined>;
  readonly openBrowser: (url: string) => Promise<void>;
  readonly tokens: () => Promise<TokenStore>;
  readonly nowMs: () => number;
  /** Runs something later. @returns a function that prevents it */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly reportBug: (error: unknown) => void;
}

/** Beside the session, so that the program may be started anew by the answer; no page can read this name. */
const PENDING = 'sign-in under way';

interface Waiting {
  readonly pending: PendingSignIn;
  end(result: Result<null>): void;
}

export function createOutsideSignIn(ports: OutsideSignInPorts): OutsideSignIn {
  let waiting: Waiting | undefined;
  /** Counts what was begun and cancelled: an earlier one that is still asking the studio gives way. */
  let newest = 0;
  /** Links are taken one after the other: of two equal ones at once, the second answers nothing. */
  let last: Promise<unknown> = Promise.resolve();

  function giveWay(): void {
    newest += 1;
    waiting?.end(fail(gaveWay));
  }

  async function forgetPending(): Promise<void> {
    await (await ports.tokens()).delete(PENDING);
  }

  async function readPending(): Promise<PendingSignIn | undefined> {
    const text = await (await ports.tokens()).get(PENDING);
    return text === null ? undefined : pendingSignIn.safeParse(parsed(text)).data;
  }

  function wait(pending: PendingSignIn): Promise<Result<null>> {
    return new Promise((resolve) => {
      const stopClock = ports.later(() => waiting?.end(fail(tookTooLong)), MOST_WAIT_MS);
      const mine: Waiting = {
        pending,
        end(result) {
          stopClock();
          if (waiting === mine) waiting = undefined;
          resolve(result);
        },
      };
      waiting = mine;
    });
  }

  return {
    async begin() {
      giveWay();
      const mine = newest;
      const pending = newSignIn(ports.nowMs());
      try {
        const pool = await ports.findPool();
        if (pool === undefined) return fail(otherPool);
        const url = await pool.authorizationUrl(pending);
        if (mine !== newest) return fail(gaveWay);
        await (await ports.tokens()).set(PENDING, JSON.stringify(pending));
        const outcome = wait(pending);
        await ports.openBrowser(url.href);
        return await outcome;
      } catch (error) {
        ports.reportBug(error);
        return fail(noAnswer);
      }
    },
    async cancel() {
      giveWay();
      await forgetPending();
    },
    arrive(link) {
      const taking = last.then(() => take(link));
      last = taking.catch(() => undefined);
      return taking;
    },
  };

  async function take(link: string): Promise<Arrival> {
    const pending = await readPending();
    const answer = readCallback(link, pending, ports.nowMs());
    if (pending === undefined || answer === undefined) return 'refused';
    // Before anything else: what comes a second time answers nothing.
    await forgetPending();
    const asker = waiting?.pending.state === pending.state ? waiting : undefined;
    const outcome = await exchange(answer, pending);
    asker?.end(outcome);
    return asker === undefined ? 'late' : 'taken';
  }

  async function exchange(answer: URL, pending: PendingSignIn): Promise<Result<null>> {
    if (answer.searchParams.has('error')) return fail(notSignedIn);
    try {
      const pool = await ports.findPool();
      if (pool === undefined) return fail(otherPool);
      await keepSession(await ports.tokens(), await pool.exchange(answer, pending));
      return ok(null);
    } catch (error) {
      ports.reportBug(error);
      return fail(notSignedIn);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const otherPool: Problem = {
  code: 'other_pool',
  message: 'This studio does not log people in by its own pages.',
  remedy: 'Log in with email and password here.',
};

const tookTooLong: Problem = {
  code: 'sign_in_expired',
  message: 'Nobody logged in within five minutes.',
  remedy: 'Begin again, and come back here from the browser.',
};

const notSignedIn: Problem = {
  code: 'sign_in_refused',
  message: 'The browser came back without a login.',
  remedy: 'Begin again, or log in with email and password here.',
};

/** Nobody is told: whoever cancelled knows, and a newer sign-in speaks for itself. */
const gaveWay: Problem = { code: 'cancelled', message: 'The login was cancelled.', remedy: 'Begin again.' };
