const LOOK_MS = 500;

/** How long a program may take to end after it was told to: npm would first finish its downloads. */
export const ENDING_MS = 5000;

/**
 * Ends this process as `kill` does once the answer changes: of a process that is gone, its children get another parent.
 * (On Windows they keep its number, and closing the window ends all of them.)
 * @param {() => unknown} ancestors process ids
 * @param {() => void} [onEnding] what else to do then
 */
export function endWhenChanged(ancestors, onEnding) {
  const first = ancestors();
  const looking = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(looking);
    onEnding?.();
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  looking.unref();
}
