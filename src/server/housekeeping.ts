/** Work that is done at the start of a studio and every hour after it, e.g. deleting what has expired. */
export type Chore = () => Promise<unknown>;

export interface Housekeeping {
  /** Does every chore once, one after the other. One that fails is reported and keeps no other from being done. */
  run(): Promise<void>;
  /** Runs every hour from now on. @returns what ends it */
  start(): () => void;
}

const HOUR_MS = 3_600_000;

export function createHousekeeping(chores: readonly Chore[], reportBug: (error: Error) => void): Housekeeping {
  const run = async () => {
    for (const chore of chores) await chore().catch((error: unknown) => reportBug(error as Error));
  };
  return {
    run,
    start() {
      const timer = setInterval(() => void run(), HOUR_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
