import { useEffect, useState } from 'react';
import { platform } from '../../lib/platform/platform.ts';

/** Whether a session outlives the program; a browser keeps its own, a desktop needs a keychain. */
export function useLastingSession(): boolean {
  const [isLasting, setIsLasting] = useState(true);
  useEffect(() => {
    void platform.tokens?.isLasting().then(setIsLasting);
  }, []);
  return isLasting;
}
