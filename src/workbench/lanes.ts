/** A job's place in its lane. */
export interface LanePlace {
  /** Aborted when nobody waits for the job any more, or when a newer one of its lane took its place. */
  readonly signal: AbortSignal;
  leave(): void;
}

/** Keeps the newest job of each lane and aborts the older ones. */
export interface Lanes {
  /** @param lane undefined for a job that no newer one replaces */
  enter(lane: string | undefined, asked: AbortSignal): LanePlace;
}

export function createLanes(): Lanes {
  const newest = new Map<string, AbortController>();
  return {
    enter(lane, asked) {
      const controller = new AbortController();
      const onAbort = () => controller.abort(asked.reason);
      if (asked.aborted) onAbort();
      asked.addEventListener('abort', onAbort);
      if (lane !== undefined) {
        newest.get(lane)?.abort(new Error('A newer job took its place'));
        newest.set(lane, controller);
      }
      return {
        signal: controller.signal,
        leave() {
          asked.removeEventListener('abort', onAbort);
          if (lane !== undefined && newest.get(lane) === controller) newest.delete(lane);
        },
      };
    },
  };
}
