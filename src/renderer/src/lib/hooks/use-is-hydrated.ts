import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the script has taken the page over: false in what was printed. What is typed before that would be lost. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
