/** Durations in ms, sorted. */
export interface Timing {
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly runs: number;
}

/** Runs a piece of work once unmeasured and then `runs` times; quotes the median, since machines are shared and noisy. */
export function timed(runs: number, work: (run: number) => void): Timing {
  work(-1);
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    work(run);
    durations.push(performance.now() - from);
  }
  return timingOf(durations);
}

/** The same for work that waits (photographs in worker threads). */
export async function timedAsync(runs: number, work: (run: number) => Promise<void>): Promise<Timing> {
  await work(-1);
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    await work(run);
    durations.push(performance.now() - from);
  }
  return timingOf(durations);
}

function timingOf(durations: number[]): Timing {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
  return { medianMs: at(0.5), p95Ms: at(0.95), runs: durations.length };
}
