import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { type KeptLine, keptOrder } from '#spec/kept/kept-order.ts';
import { sheetAppraisal } from '#workbench/tray/sheet-appraisal.ts';
import { currentRevision, type Draft } from '../journal/draft.ts';
import { workshopProfile } from '../workshop-profile.ts';
import { isToTheStudio, type Ledger } from './ledger.ts';

/** What became of what was said in a design, in the order of the request; the studio's own questions stand elsewhere. */
export function ledgerAt(request: DesignRequest, spec: DesignSpec, sheet: Sheet): Ledger {
  const facts = keptFacts(request, sheetAppraisal(spec, sheet, workshopProfile()));
  return facts.filter(({ field }) => !isToTheStudio(field));
}

/** What became of what was said in the revision of a draft that is shown; undefined until it is weighed. */
export function ledgerOf(draft: Draft): Ledger | undefined {
  const { spec, weighed } = currentRevision(draft);
  return weighed && ledgerAt(draft.request, spec, weighed.sheet);
}

/** What became of an order in the pieces of one set; undefined until all are weighed. */
export function ledgerOfOrder(request: DesignRequest, drafts: readonly Draft[]): Ledger | undefined {
  const lines: KeptLine[] = [];
  for (const draft of drafts) {
    const facts = ledgerOf(draft);
    if (facts === undefined) return undefined;
    lines.push({ line: draft.line, facts });
  }
  return keptOrder(request, lines);
}
