/** Waits until everything that only waited for promises has happened. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
