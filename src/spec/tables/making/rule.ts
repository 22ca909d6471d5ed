/** One number of the bench with its source, so that a check can quote both. The unit is in the rule's name. */
export interface MakingRule {
  readonly limit: number;
  readonly source: string;
  /** How well it is backed: "two-source", "one-source", "trade practice"… A workshop may override trade practice. */
  readonly verified: string;
}

/** A {@link MakingRule}, written on one line. */
export function rule(limit: number, verified: string, source: string): MakingRule {
  return { limit, verified, source };
}

/** Where the tables say "trade practice", no source was retrieved: the number is a tunable default. */
export const TRADE_PRACTICE = 'trade practice';
