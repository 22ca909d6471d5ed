import { useMemo } from 'react';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { settledFigures } from '#workbench/tray/settled-figures.ts';
import { currentRevision, type Draft } from '../journal/draft.ts';
import { useDrafts } from '../use-studio.ts';
import { workshopProfile } from '../workshop-profile.ts';
import type { Ledger } from './ledger.ts';

/** What became of what was said in the revision of a draft that is shown; undefined until it is weighed. */
export function ledgerOf(draft: Draft): Ledger | undefined {
  const { spec, weighed } = currentRevision(draft);
  return weighed && keptFacts(draft.request, settledFigures(spec, weighed.sheet, workshopProfile()));
}

/** The ledgers of those drafts that are weighed. */
export function useLedgers(ids: readonly string[]): readonly Ledger[] {
  const drafts = useDrafts(ids);
  return useMemo(() => drafts.map(ledgerOf).filter((ledger) => ledger !== undefined), [drafts]);
}
