import type { DesignRequest } from '#spec/request/design-request.ts';
import { isUnder } from '#spec/request/sections/brief-span.ts';
import { amendItems } from './amend-items.ts';
import { amendOrder } from './amend-order.ts';
import { amendLists } from './amend-lists.ts';
import { amendSections } from './amend-sections.ts';
import { amendStones } from './amend-stones.ts';
import { withComparisons } from './relative.ts';

/** A change of what was asked for before. */
export interface SaidChange {
  /** With its evidence where it stands in the whole brief. */
  readonly request: DesignRequest;
  /** It says that something comes to what is there: "add a bracelet". */
  readonly adds: boolean;
}

/**
 * A request with a change of it: what the change says holds, and what it does not speak of stays as it was said. What it
 * compares ("thinner", "two inches shorter") becomes a fact; what cannot become one stays in `changes`, which no design
 * keeps, so that everybody is told.
 */
export function amended(before: DesignRequest, { request, adds }: SaidChange): DesignRequest {
  const { base, change } = amendOrder(before, request, adds);
  const said = withComparisons(base, change);
  const parts = [amendSections, amendItems, amendStones, amendLists];
  const next = parts.reduce((request, amend) => amend(request, said), base);
  return {
    ...next,
    must_ask: [...new Set([...base.must_ask.filter((code) => !isAnswered(code, said)), ...ownQuestions(base, said)])],
    should_warn: [...new Set([...base.should_warn, ...change.should_warn])],
    ...assumptionsOf(base, said, next),
  };
}

/** By how its code begins, what a question is about. */
const subjectOf = {
  metal: 'metal',
  stone: 'stones',
  ring: 'size',
  budget: 'budget',
  item: 'items',
  carat: 'stones',
} as const;

function isAnswered(code: string, said: DesignRequest): boolean {
  const subject = Object.entries(subjectOf).find(([beginning]) => code.startsWith(`${beginning}_`))?.[1];
  return subject !== undefined && said[subject] !== undefined;
}

/** What a change leaves open itself; not which design or piece is meant, nor a system that was said before. */
function ownQuestions(base: DesignRequest, { must_ask: asked }: DesignRequest): readonly string[] {
  return asked.filter((code) => {
    if (code === 'base_design' || code === 'item_type') return false;
    return (
      !(code === 'ring_size_system' && base.size?.system != null) &&
      !(code === 'budget_currency' && base.budget?.currency)
    );
  });
}

/** What was assumed of a fact that was said anew no longer is; readings of misspelt words are numbered on. */
function assumptionsOf(
  base: DesignRequest,
  said: DesignRequest,
  next: DesignRequest,
): Pick<DesignRequest, 'assumptions' | 'evidence'> {
  const isSaidNow = (field: string): boolean => Object.keys(said.evidence).some((place) => place === field);
  const kept = base.assumptions.filter(({ field }) => !isSaidNow(field));
  const before = base.assumptions.filter(({ field }) => isUnder(field, 'spelling')).length;
  const evidence = { ...next.evidence };
  const own = said.assumptions.map((assumption, index) => {
    const span = said.evidence[assumption.field];
    const field = isUnder(assumption.field, 'spelling') ? `spelling[${before + index}]` : assumption.field;
    if (span) evidence[field] = span;
    return { ...assumption, field };
  });
  for (const [place, span] of Object.entries(said.evidence))
    if (place.startsWith('must_ask.')) evidence[place] ??= span;
  return { assumptions: [...kept, ...own], evidence };
}
