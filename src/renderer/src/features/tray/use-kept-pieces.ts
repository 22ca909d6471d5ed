import { useState } from 'react';
import type { Draft } from '../../studio/journal/draft.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import type { TraySet } from './tray-sets.ts';

/** The pieces of a tray that its jeweller keeps while the others are drawn anew: at most one for each line of the order. */
export interface KeptPieces {
  readonly drafts: readonly Draft[];
  isKept(draft: Draft): boolean;
  toggle(draft: Draft): void;
}

/** What is kept of a tray: at first what it was drawn around. */
export function useKeptPieces(tray: TrayRecord | undefined, sets: readonly TraySet[]): KeptPieces {
  const [chosen, setChosen] = useState<{ readonly tray: string; readonly ids: readonly string[] }>();
  const ids = chosen?.tray === tray?.id ? (chosen?.ids ?? []) : (tray?.held ?? []).map(({ draft }) => draft);
  const pieces = new Map(sets.flatMap(({ drafts }) => drafts.map((draft) => [draft.id, draft])));
  const drafts = ids.flatMap((id) => pieces.get(id) ?? []);
  return {
    drafts,
    isKept: ({ id }) => ids.includes(id),
    toggle(draft) {
      const others = drafts.filter(({ id, line }) => id !== draft.id && line.item !== draft.line.item);
      const next = ids.includes(draft.id) ? others : [...others, draft];
      if (tray !== undefined) setChosen({ tray: tray.id, ids: next.map(({ id }) => id) });
    },
  };
}
