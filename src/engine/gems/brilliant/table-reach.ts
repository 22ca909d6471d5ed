/**
 * How far a table reaches along an axis longer than the width, as a share of that half length. In proportion to the
 * outline, the ends of the crown would be as flat as the stone is long; at one angle all round, the table would crowd
 * them. Fancy tables lie between: the cube root puts the end bezels of a 2 : 1 marquise at 23°, its sides at 34°.
 */
export function tableReach(tableRatio: number, halfWidthMm: number, reachMm: number): number {
  return 1 - (1 - tableRatio) * Math.cbrt(halfWidthMm / reachMm);
}
