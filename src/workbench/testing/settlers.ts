import type { Bench } from '../bench.ts';
import { answerSettling, type Settler, settlingTransfer } from '../settler.ts';

/** A settler in this thread whose answers are handed over as between threads. It waits as it is told before it answers. */
export function settlerBeside(bench: Bench, wait: () => Promise<void> = () => Promise.resolve()): Settler {
  return {
    warmUp: () => {},
    async settle(spec, profile) {
      await wait();
      const answer = answerSettling(bench, structuredClone({ spec, profile }));
      return structuredClone(answer, { transfer: settlingTransfer(answer) });
    },
  };
}

/** A settler whose thread dies of every design. */
export const dyingSettler: Settler = {
  warmUp: () => {},
  settle: () => Promise.reject(new Error('The worker thread has ended')),
};
