import type { DesignRequest } from '../design-request.ts';

/** A range of characters in the brief: [start, end). */
export type BriefSpan = readonly [number, number];

/** Whether a path of the request is a part of another: `stones[0].gem` is under `stones[0]` and under itself. */
export function isUnder(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`);
}

/** The spans of the brief that a part of the request was read from, in the brief's order: `metal` or `stones[0].gem`. */
export function spansUnder({ evidence }: Pick<DesignRequest, 'evidence'>, path: string): readonly BriefSpan[] {
  const spans = Object.entries(evidence).flatMap(([key, span]) => (isUnder(key, path) ? [span] : []));
  return spans.sort((a, b) => a[0] - b[0]);
}

/** Under the path of a fact: the adjective before its words from which nothing was read ("wavy band"). */
export const UNREAD = 'unread';

/** Whether words of a path were read, not only found beside what was. */
export function isOfRead(path: string): boolean {
  return !path.endsWith(`.${UNREAD}`);
}
