import { useEffect, useMemo } from 'react';
import { draftShelf } from '../../studio/studio.ts';
import { useDrafts } from '../../studio/use-studio.ts';
import { type TraySet, traySets } from './tray-sets.ts';

/** The sets of a tray, as far as its drafts are read from the journal. */
export function useTraySets(drafts: readonly string[]): readonly TraySet[] {
  useEffect(() => {
    for (const id of drafts) void draftShelf.fetch(id);
  }, [drafts]);
  const shelved = useDrafts(drafts);
  return useMemo(() => traySets(shelved), [shelved]);
}
