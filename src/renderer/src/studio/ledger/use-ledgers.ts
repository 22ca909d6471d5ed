import { useMemo } from 'react';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { RequestField } from '#spec/kept/request-field.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { settledFigures } from '#workbench/tray/settled-figures.ts';
import { currentRevision, type Draft } from '../journal/draft.ts';
import { useDrafts } from '../use-studio.ts';
import { workshopProfile } from '../workshop-profile.ts';
import type { Ledger } from './ledger.ts';

/** What became of what was said in a design, in the order of the request; the studio's own questions stand elsewhere. */
export function ledgerAt(request: DesignRequest, spec: DesignSpec, sheet: Sheet): Ledger {
  const facts = keptFacts(request, settledFigures(spec, sheet, workshopProfile()));
  return facts.filter(({ field }) => !notPromised.has(field));
}

const notPromised: ReadonlySet<RequestField> = new Set<RequestField>(['intent', 'must_ask']);

/** What became of what was said in the revision of a draft that is shown; undefined until it is weighed. */
export function ledgerOf(draft: Draft): Ledger | undefined {
  const { spec, weighed } = currentRevision(draft);
  return weighed && ledgerAt(draft.request, spec, weighed.sheet);
}

/** The ledgers of those drafts that are weighed. */
export function useLedgers(ids: readonly string[]): readonly Ledger[] {
  const drafts = useDrafts(ids);
  return useMemo(() => drafts.map(ledgerOf).filter((ledger) => ledger !== undefined), [drafts]);
}
