/** Resolves after all pending promise callbacks have run. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
