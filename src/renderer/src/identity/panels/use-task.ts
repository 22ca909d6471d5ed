import { useState } from 'react';
import { identityMessage } from '../identity-errors.ts';

/** Where something that the pool was asked for stands. */
export interface Task {
  readonly isPending: boolean;
  readonly error: string | undefined;
  /** Runs it unless it runs already; what the pool refuses is said in words. @returns whether it was done. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** One thing at a time that is asked of the pool, by one form. */
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
