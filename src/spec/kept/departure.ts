import type { Verdict } from './fact.ts';

/** Whether a said fact is one that the design does not keep. */
export function isDeparture({ state }: Verdict): boolean {
  return state === 'changed' || state === 'notDone';
}
