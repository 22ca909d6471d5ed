import { useEffect, useState } from 'react';
import { platform } from '../../lib/platform/platform.ts';

/** Whether a session survives a restart: always in a browser, on a desktop only with a keychain. */
export function useLastingSession(): boolean {
  const [isLasting, setIsLasting] = useState(true);
  useEffect(() => {
    void platform.tokens?.isLasting().then(setIsLasting);
  }, []);
  return isLasting;
}
