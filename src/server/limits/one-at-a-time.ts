/** Does a work once all that was asked for under the same key before it has ended. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Under each key one work follows another: who asks for many at once has no more of the studio than who asks for one. */
export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    // How the one before ended is told to who asked for it.
    const done = before.then(work, work);
    last.set(key, done);
    try {
      return await done;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
}
