import { isUnder } from '#spec/request/sections/brief-span.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { saidList, withList } from '../amend/said-list.ts';
import type { TextSpan } from '../parse/span.ts';

/** Something of a design that is to be more or less, with the words that say so. */
export interface SaidComparison {
  readonly subject: string;
  readonly span: TextSpan;
}

/** What an edit compares. */
export function comparisonsOf({ evidence }: DesignRequest): readonly SaidComparison[] {
  return Object.entries(evidence).flatMap(([path, span]) => {
    const subject = /^changes\.([^.]+)/.exec(path)?.[1];
    return subject === undefined ? [] : [{ subject, span }];
  });
}

export const standsIn = ([from, to]: TextSpan, [start, end]: TextSpan): boolean => from >= start && to <= end;

/** Lists whose words may only tell of what something is more or less: "ghungroo kam karo", "a bigger bail". */
const lists = ['features', 'style', 'constraints'] as const;

/** An edit without the wishes that were only read from the words of its comparisons. */
export function wordsCompared(request: DesignRequest): DesignRequest {
  const spans = comparisonsOf(request).map(({ span }) => span);
  const isCompared = (said: TextSpan | undefined): boolean =>
    said !== undefined && spans.some((span) => standsIn(said, span) && String(span) !== String(said));
  let next = request;
  for (const name of lists) {
    const left = saidList(next, name).filter((entry) => !isCompared(entry.spans['']));
    if (left.length < (next[name]?.length ?? 0)) next = withList(next, name, left);
  }
  return isCompared(next.evidence['beads.kind']) ? withoutBeads(next) : next;
}

function withoutBeads(request: DesignRequest): DesignRequest {
  const { beads: _, ...rest } = request;
  const evidence = Object.entries(rest.evidence).filter(([path]) => !isUnder(path, 'beads'));
  return { ...rest, evidence: Object.fromEntries(evidence) };
}
