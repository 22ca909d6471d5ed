import { useState } from 'react';
import { identityMessage } from '../identity-errors.ts';

/** The state of one request to the pool. */
export interface Task {
  readonly isPending: boolean;
  readonly error: string | undefined;
  /** Does the work unless a task is pending; sets `error` where the pool refuses. @returns whether it was done */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Runs a form's requests to the pool, one at a time. */
export function useTask(): Task {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (reason) {
      setError(identityMessage(reason));
      return false;
    } finally {
      setPending(false);
    }
  }
  return { isPending, error, run };
}
