import { useState } from 'react';
import type { Problem } from '#shared/result.ts';
import { identityMessage } from '../identity-errors.ts';

/** The state of one request to the pool. */
export interface Task {
  readonly isPending: boolean;
  readonly error: string | undefined;
  /** Whether it was refused because one logged in too long ago, and is done once one has logged in again. */
  readonly isSignInOld: boolean;
  /** Does the work unless a task is pending; sets `error` where the pool refuses. @returns whether it was done */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Runs a form's requests to the pool, one at a time. */
export function useTask(): Task {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [isSignInOld, setSignInOld] = useState(false);
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    setError(undefined);
    setSignInOld(false);
    try {
      await work();
      return true;
    } catch (reason) {
      setError(identityMessage(reason));
      setSignInOld(isOldSignIn(reason));
      return false;
    } finally {
      setPending(false);
    }
  }
  return { isPending, error, isSignInOld, run };
}

const isOldSignIn = (reason: unknown): boolean =>
  reason instanceof Error && (reason.cause as Partial<Problem> | undefined)?.code === 'old_sign_in';
