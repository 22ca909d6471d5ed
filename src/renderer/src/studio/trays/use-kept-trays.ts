import { useEffect, useState } from 'react';
import type { TrayRecord } from '../journal/journal.ts';
import { studioJournal } from '../journal/studio-journal.ts';

/** The trays that this browser keeps, the newest first; undefined until they are read. */
export function useKeptTrays(limit: number): readonly TrayRecord[] | undefined {
  const [trays, setTrays] = useState<readonly TrayRecord[]>();
  useEffect(() => {
    void studioJournal()
      .then((journal) => journal.recentTrays(limit))
      .then(setTrays);
  }, [limit]);
  return trays;
}
