import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { studioJournal } from '../../studio/journal/studio-journal.ts';
import { designSession } from '../../studio/studio.ts';
import { useDesignSession } from '../../studio/use-studio.ts';

/**
 * Shows the tray that the URL names; without a name the session's tray, or else the newest of the journal. When the
 * session lays out another tray, the URL follows it, so that a reload shows the same one, and going back the one before.
 * @returns whether it is known yet if there is a tray, and whether the URL names one
 */
export function useTrayFromUrl(): { readonly isTrayKnown: boolean; readonly isTrayNamed: boolean } {
  const [params, setParams] = useSearchParams();
  const [isKnown, setKnown] = useState(false);
  const wanted = params.get('tray');
  const laidOut = useDesignSession().tray?.id;
  const steps = useHistorySteps();
  /** The session's tray when this was last looked at: only one that is laid out after that changes the URL. */
  const seen = useRef(laidOut);

  useEffect(() => {
    const isNew = laidOut !== seen.current;
    seen.current = laidOut;
    if (laidOut !== undefined && (isNew || wanted === null || wanted === laidOut)) {
      if (wanted !== laidOut) setParams({ tray: laidOut }, { replace: wanted === null });
      setKnown(true);
      return;
    }
    let left = false;
    void studioJournal()
      .then((journal) => (wanted === null ? journal.recentTrays(1).then(([newest]) => newest) : journal.tray(wanted)))
      .then((found) => {
        if (left) return;
        if (found !== undefined) designSession.show(found);
        setKnown(true);
      });
    return () => {
      left = true;
    };
  }, [wanted, laidOut, steps, setParams]);

  return { isTrayKnown: isKnown, isTrayNamed: wanted !== null };
}

/**
 * How often somebody went back or forward. The router changes the address in a transition: one that is left again at
 * once is never rendered, and going back from it would change nothing that the hook above could see.
 */
function useHistorySteps(): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const count = (): void => setSteps((before) => before + 1);
    addEventListener('popstate', count);
    return () => removeEventListener('popstate', count);
  }, []);
  return steps;
}
