/** Work that continues after the answer to a request was sent. */
export interface BackgroundWork {
  begin(work: () => Promise<unknown>): void;
  /** Resolves when everything that was begun is done. */
  idle(): Promise<void>;
}

export function createBackgroundWork(reportBug: (error: Error) => void): BackgroundWork {
  const running = new Set<Promise<unknown>>();
  return {
    begin(work) {
      const run = work()
        .catch((error: unknown) => reportBug(error as Error))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async idle() {
      await Promise.all(running);
    },
  };
}
