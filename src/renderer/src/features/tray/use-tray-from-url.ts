import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { studioJournal } from '../../studio/journal/studio-journal.ts';
import { designSession } from '../../studio/studio.ts';
import { useDesignSession } from '../../studio/use-studio.ts';

/**
 * Shows the tray that the URL names; without a name the session's tray, or else the newest of the journal. The URL follows
 * the tray, so that a reload shows the same one.
 * @returns true once it is known whether there is a tray
 */
export function useTrayFromUrl(): boolean {
  const [params, setParams] = useSearchParams();
  const [isKnown, setKnown] = useState(false);
  const wanted = params.get('tray');
  const laidOut = useDesignSession().tray?.id;

  useEffect(() => {
    const { tray } = designSession.store.getState();
    if (tray !== undefined && (wanted === null || wanted === tray.id)) {
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
  }, [wanted]);

  useEffect(() => {
    if (laidOut !== undefined) setParams({ tray: laidOut }, { replace: true });
  }, [laidOut, setParams]);

  return isKnown;
}
