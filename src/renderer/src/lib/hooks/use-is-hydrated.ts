import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether React has hydrated the page; false in the prerendered markup. Text typed before hydration would be lost. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
