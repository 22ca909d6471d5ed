import { HOUR_MS } from '#shared/time-units.ts';

/** Work for the start of a studio and every hour after it, e.g. deleting what has expired. */
export type MaintenanceTask = () => Promise<unknown>;

export interface Maintenance {
  /** Runs every task once, one after the other. A failure is reported and stops none of the others. */
  run(): Promise<void>;
  /** Runs every hour from now on. @returns a function that stops it */
  start(): () => void;
}

export function createMaintenance(tasks: readonly MaintenanceTask[], reportBug: (error: Error) => void): Maintenance {
  const run = async () => {
    for (const task of tasks) await task().catch((error: unknown) => reportBug(error as Error));
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
