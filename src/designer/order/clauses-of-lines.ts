import type { DesignRequest } from '#spec/request/design-request.ts';
import type { BriefSpan } from '#spec/request/sections/brief-span.ts';
import { saidList, withList } from '../brief/amend/said-list.ts';

/** Lists whose words may be told of one of several pieces alone. */
const lists = ['finish', 'techniques', 'motifs', 'style', 'features', 'constraints'] as const;

/** What of the metal one of several pieces may have for itself: "one 22k and one 18k". */
const ofMetal = ['karat', 'color'] as const;

/** The words of the brief that tell of each item alone: "two rings, one plain, one with a ruby". */
export function clausesOf({ evidence, items = [] }: DesignRequest): readonly (BriefSpan | undefined)[] {
  return items.map((_, index) => evidence[`items[${index}].clause`]);
}

/** The request of one line without what the clauses of other lines tell: the ruby ring of two is not plain. */
export function withoutOtherClauses(request: DesignRequest, index: number): DesignRequest {
  const others = clausesOf(request).filter((clause, at) => clause !== undefined && at !== index) as BriefSpan[];
  const isElsewhere = (said: BriefSpan | undefined): boolean =>
    said !== undefined && others.some((clause) => stands(said[0], clause));
  let next = request;
  for (const name of lists) {
    const own = saidList(next, name).filter(({ spans }) => !isElsewhere(spans['']));
    if (own.length < (next[name]?.length ?? 0)) next = withList(next, name, own);
  }
  const gone = ofMetal.filter((field) => isElsewhere(next.evidence[`metal.${field}`]));
  return gone.length === 0 ? next : withoutMetal(next, gone);
}

/** Whether words that begin at a place stand in a clause. */
export function stands(from: number, [start, end]: BriefSpan): boolean {
  return from >= start && from < end;
}

function withoutMetal(request: DesignRequest, fields: readonly string[]): DesignRequest {
  const metal = Object.fromEntries(Object.entries(request.metal ?? {}).filter(([key]) => !fields.includes(key)));
  const evidence = Object.fromEntries(
    Object.entries(request.evidence).filter(([path]) => !fields.some((field) => path === `metal.${field}`)),
  );
  return { ...request, metal, evidence };
}
