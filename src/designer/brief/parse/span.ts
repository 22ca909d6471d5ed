/** Where something stands in the brief as it was typed: [start, end) in UTF-16 code units. */
export type TextSpan = readonly [start: number, end: number];

/** The smallest span that covers both. */
export function spanOver(first: TextSpan, second: TextSpan): TextSpan {
  return [Math.min(first[0], second[0]), Math.max(first[1], second[1])];
}
