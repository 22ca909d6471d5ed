import { rule, TRADE_PRACTICE } from '../rule.ts';

const beadGlossary = 'glossary of pieces (mangalsutra: beads of 2 to 3 mm, 18 to 30 in)';
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

/** Beads strung on wire. */
export const strandRules = {
  wireMm: rule(0.4, TRADE_PRACTICE, TRADE_PRACTICE),
  wireMinMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
  /** The hole of a bead over its wire. */
  holePlayMm: rule(0.2, TRADE_PRACTICE, TRADE_PRACTICE),
  /** A smaller bead breaks where it is drilled. */
  beadMinMm: rule(1.2, TRADE_PRACTICE, TRADE_PRACTICE),
  /** A larger one is no bead for this wire: it is heavier than the metal, and the line hangs stiff. */
  beadMaxMm: rule(6, TRADE_PRACTICE, TRADE_PRACTICE),
  /** The wall of a metal bead beside its hole. */
  metalWallMinMm: rule(0.3, TRADE_PRACTICE, TRADE_PRACTICE),
  /** Between 14 and 40 inches a necklace goes over the head or closes behind it, and ends above the waist. */
  neckMinMm: rule(355, TRADE_PRACTICE, beadGlossary),
  neckMaxMm: rule(1016, TRADE_PRACTICE, beadGlossary),
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
