import { useEffect, useMemo } from 'react';
import type { HeldDraft } from '../../studio/journal/journal.ts';
import { draftShelf } from '../../studio/studio.ts';
import { useDrafts } from '../../studio/use-studio.ts';
import { asLines, type TraySet, traySets } from './tray-sets.ts';

const none: readonly HeldDraft[] = [];

/** The sets of a tray, as far as its drafts are read from the journal. */
export function useTraySets(drafts: readonly string[], held: readonly HeldDraft[] = none): readonly TraySet[] {
  const ids = useMemo(() => [...drafts, ...held.map(({ draft }) => draft)], [drafts, held]);
  useEffect(() => {
    for (const id of ids) void draftShelf.fetch(id);
  }, [ids]);
  const shelved = useDrafts(ids);
  return useMemo(() => {
    const own = new Set(drafts);
    return traySets(
      shelved.filter(({ id }) => own.has(id)),
      asLines(shelved, held),
    );
  }, [shelved, drafts, held]);
}
