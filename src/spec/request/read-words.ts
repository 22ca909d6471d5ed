import { type BriefSpan, isOfRead } from './sections/brief-span.ts';
import type { DesignRequest } from './design-request.ts';

/** A stretch of the brief that was read as one or several facts, or that no fact covers. */
export interface BriefStretch {
  readonly words: string;
  readonly start: number;
  /** Paths in the request of what these words say; none if nothing was read from them. */
  readonly says: readonly string[];
}

/** The brief cut where facts begin and end; joined, the words are the brief. */
export function readWords(brief: string, { evidence }: Pick<DesignRequest, 'evidence'>): readonly BriefStretch[] {
  const facts = Object.entries(evidence).filter(([path]) => isOfRead(path));
  const cuts = new Set([0, brief.length, ...facts.flatMap(([, span]) => span)]);
  const edges = [...cuts].filter((at) => at <= brief.length).toSorted((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    const covers = ([from, to]: BriefSpan): boolean => from <= start && end <= to;
    return {
      words: brief.slice(start, end),
      start,
      says: facts.flatMap(([path, span]) => (covers(span) ? [path] : [])),
    };
  });
}
