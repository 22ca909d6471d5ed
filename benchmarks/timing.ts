/** Durations in ms, sorted. */
export interface Timing {
  readonly medianMs: number;
  readonly p95Ms: number;
}

export interface TimedWork {
  /** What a run needs that is not measured. */
  readonly before?: (run: number) => void;
  /** @param run 0… for measured runs, −1 for the one before them that warms the compiler */
  readonly work: (run: number) => void;
}

/** Runs a piece of work once unmeasured and then `runs` times; use the median, since machines are shared and noisy. */
export function timed(runs: number, { before, work }: TimedWork): Timing {
  const durations: number[] = [];
  for (let run = -1; run < runs; run += 1) {
    before?.(run);
    const from = performance.now();
    work(run);
    if (run >= 0) durations.push(performance.now() - from);
  }
  return timingOf(durations);
}

/** The same for work that waits (photographs in worker threads). */
export async function timedAsync(runs: number, work: (run: number) => Promise<void>): Promise<Timing> {
  const durations: number[] = [];
  for (let run = -1; run < runs; run += 1) {
    const from = performance.now();
    await work(run);
    if (run >= 0) durations.push(performance.now() - from);
  }
  return timingOf(durations);
}

/** Median and 95th percentile of measured durations. */
export function timingOf(durations: readonly number[]): Timing {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}
