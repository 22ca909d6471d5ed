/** Waits until everything that only waited for promises has happened. */
export function flushed(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
