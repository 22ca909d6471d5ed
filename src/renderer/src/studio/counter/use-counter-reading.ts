import { useEffect } from 'react';
import { useAuth } from '../../state/auth.ts';
import { studioCounter } from './studio-counter.ts';

/** While the studio is open: reads what the shop charges, and again whenever somebody comes back to the window. */
export function useCounterReading(): void {
  const userId = useAuth((state) => state.user?.userId);
  useEffect(() => {
    if (userId === undefined) return;
    const read = () => void studioCounter.read();
    const readIfSeen = () => {
      if (document.visibilityState === 'visible') read();
    };
    read();
    addEventListener('online', read);
    document.addEventListener('visibilitychange', readIfSeen);
    return () => {
      removeEventListener('online', read);
      document.removeEventListener('visibilitychange', readIfSeen);
    };
  }, [userId]);
}
