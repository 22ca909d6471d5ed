/**
 * How far a table reaches along an axis longer than the width, as a share of that half length. A table in proportion to
 * the outline would make the ends of a long crown flat; one crown angle all round would leave the ends no room. Fancy
 * tables lie between: the cube root puts the end bezels of a 2 : 1 marquise at 23°, its sides at 34°.
 */
export function tableReach(tableRatio: number, halfWidthMm: number, reachMm: number): number {
  return 1 - (1 - tableRatio) * Math.cbrt(halfWidthMm / reachMm);
}
