import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page has come alive. A page that was printed has to begin as it was printed: what only the browser knows (a
 * history entry's state, say) is shown once this is true, in the same frame.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
