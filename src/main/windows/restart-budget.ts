/** A page that ends so often within so short a time would end again. */
const MOST_RESTARTS = 3;
const WITHIN_MS = 60_000;

/** Decides whether a page that has ended is started again. */
export interface RestartBudget {
  /** @returns false where it has ended too often lately; from then on it may begin anew */
  mayRestart(): boolean;
}

/** @param nowMs a clock in milliseconds */
export function createRestartBudget(nowMs: () => number): RestartBudget {
  let restarts: readonly number[] = [];
  return {
    mayRestart() {
      const now = nowMs();
      restarts = restarts.filter((time) => now - time < WITHIN_MS);
      if (restarts.length >= MOST_RESTARTS) {
        restarts = [];
        return false;
      }
      restarts = [...restarts, now];
      return true;
    },
  };
}
