/** A page that never rests is not waited for longer. */
const LONGEST_WAIT_MS = 2000;

/**
 * Does what can wait once the page has loaded and its scripts have nothing left to do, so that it takes no time from the first press.
 * @param work what can wait
 * @returns ends the waiting; what has begun goes on
 */
export function onceAtRest(work: () => void): () => void {
  const ended = new AbortController();
  const rest = (): void => {
    // Safari has no idle time to ask for.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(work, LONGEST_WAIT_MS);
      ended.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const request = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    ended.signal.addEventListener('abort', () => cancelIdleCallback(request));
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal: ended.signal });
  return () => ended.abort();
}
