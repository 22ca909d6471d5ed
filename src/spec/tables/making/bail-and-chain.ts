import { rule, TRADE_PRACTICE } from './rule.ts';

const findings = 'stonesandfindings.com; trade practice';

/** What a pendant hangs on. */
export const bailAndChainRules = {
  /** Inside of a bail, so that the end tag of a chain passes. */
  bailInnerWidthMinMm: rule(3, TRADE_PRACTICE, findings),
  bailInnerHeightMinMm: rule(4.5, TRADE_PRACTICE, findings),
  bailWallMinMm: rule(0.8, TRADE_PRACTICE, findings),
  /** The least jump ring that hangs a part from another: its wire and its inside. */
  jumpRingWireMinMm: rule(0.6, TRADE_PRACTICE, findings),
  jumpRingInnerMinMm: rule(2, TRADE_PRACTICE, findings),
} as const;

/** Chain by weight of the pendant: from this weight upwards, chains of this width. */
const chainLadder = [
  { fromGrams: 0, minMm: 0.9, maxMm: 1.1 },
  { fromGrams: 2, minMm: 1.2, maxMm: 1.6 },
  { fromGrams: 5, minMm: 1.8, maxMm: 2.2 },
  { fromGrams: 10, minMm: 2.5, maxMm: 4 },
] as const;

/** Narrowest and widest chain that looks right with a pendant and carries it, in mm (trade practice). */
export function chainWidthMm(pendantGrams: number): { readonly minMm: number; readonly maxMm: number } {
  return chainLadder.findLast((row) => pendantGrams >= row.fromGrams) ?? chainLadder[0];
}
