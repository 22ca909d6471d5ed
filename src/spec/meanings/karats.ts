/**
 * The finenesses, in thousandths, that gold of a karat is stamped with, the usual one first (BIS IS 1417: 375, 585, 750,
 * 833, 916, 958, 995; UK and EU: 375, 417, 585, 750, 916, 990, 999; 21 karat is 875 in the Gulf).
 */
const finenesses: Readonly<Record<number, readonly number[]>> = {
  9: [375],
  10: [417, 416],
  14: [585, 583],
  18: [750],
  20: [833],
  21: [875],
  22: [916, 917],
  23: [958],
  24: [999, 995, 990],
};

/** What other metals are stamped with, too: 958 is Britannia silver, 999 fine silver. */
const alsoOfOthers: ReadonlySet<number> = new Set([875, 958, 990, 995, 999]);

/** The karat of gold of a fineness; undefined for one that no karat is stamped with. */
export function karatOfFineness(fineness: number | undefined): number | undefined {
  if (fineness === undefined) return undefined;
  const [karat] = Object.entries(finenesses).find(([, stamped]) => stamped.includes(fineness)) ?? [];
  return karat === undefined ? undefined : Number(karat);
}

/** Whether a fineness alone tells that the metal is gold. */
export const isOfGoldAlone = (fineness: number): boolean =>
  karatOfFineness(fineness) !== undefined && !alsoOfOthers.has(fineness);
