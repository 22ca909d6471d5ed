const LOOK_MS = 500;

/**
 * Ends this process as `kill` does once the answer changes: of a process that is gone, its children get another parent.
 * (On Windows they keep its number, and closing the window ends all of them.)
 * @param {() => unknown} ancestors process ids
 */
export function endWhenChanged(ancestors) {
  const first = ancestors();
  const looking = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  looking.unref();
}
