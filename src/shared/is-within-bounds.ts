/** How large a document may be whose schema would look at every value of it. */
export interface DocumentBounds {
  /** Of one list or record. */
  readonly members: number;
  /** In all. */
  readonly values: number;
}

/**
 * Whether a document from outside is within bounds, looked at before its schema is: that says of each of a thousand wrong values
 * what is wrong with it. No further is looked than the bounds go.
 */
export function isWithinBounds(document: unknown, { members, values }: DocumentBounds): boolean {
  const waiting: unknown[] = [document];
  let seen = 0;
  while (waiting.length > 0) {
    seen += 1;
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside = Object.values(value);
    if (inside.length > members || seen + waiting.length + inside.length > values) return false;
    waiting.push(...inside);
  }
  return true;
}
