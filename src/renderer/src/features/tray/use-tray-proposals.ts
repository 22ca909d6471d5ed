import { useEffect, useMemo } from 'react';
import { draftShelf } from '../../studio/studio.ts';
import { useDrafts } from '../../studio/use-studio.ts';
import { type TrayProposal, trayProposals } from './tray-proposals.ts';

/** The proposals of a tray, as far as its drafts are read from the journal. */
export function useTrayProposals(drafts: readonly string[]): readonly TrayProposal[] {
  useEffect(() => {
    for (const id of drafts) void draftShelf.fetch(id);
  }, [drafts]);
  const shelved = useDrafts(drafts);
  return useMemo(() => trayProposals(shelved), [shelved]);
}
