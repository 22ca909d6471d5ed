import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { studioJournal } from '../../studio/journal/studio-journal.ts';
import { designSession } from '../../studio/studio.ts';
import { useDesignSession } from '../../studio/use-studio.ts';

/**
 * Lays out the tray that the address names; without a name the one on the bench, or else the newest of the journal.
 * The address follows the tray, so that a reload shows the same one.
 * @returns true once the journal has been looked at
 */
export function useTrayFromUrl(): boolean {
  const [params, setParams] = useSearchParams();
  const [looked, setLooked] = useState(false);
  const wanted = params.get('tray');
  const laidOut = useDesignSession().tray?.id;

  useEffect(() => {
    const { tray } = designSession.store.getState();
    if (tray !== undefined && (wanted === null || wanted === tray.id)) {
      setLooked(true);
      return;
    }
    let left = false;
    void studioJournal()
      .then((journal) => (wanted === null ? journal.recentTrays(1).then(([newest]) => newest) : journal.tray(wanted)))
      .then((found) => {
        if (left) return;
        if (found !== undefined) designSession.show(found);
        setLooked(true);
      });
    return () => {
      left = true;
    };
  }, [wanted]);

  useEffect(() => {
    if (laidOut !== undefined) setParams({ tray: laidOut }, { replace: true });
  }, [laidOut, setParams]);

  return looked;
}
