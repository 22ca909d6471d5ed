/** One line of a round-diamond chart. */
export interface RoundDiamondRow {
  readonly diameterMm: number;
  /** What the trade calls it: rounded, with a commercial girdle. */
  readonly tradeCarats: number;
  /** 0.0061 × d² × depth at 61 % depth. */
  readonly formulaCarats: number;
}

/**
 * Round diamonds by diameter. Below 2.5 mm trade charts run 10 to 35 % above the formula (rounding up, thicker
 * girdles): show such weights with "approx.". Two sources: aakashdiamonds.com melee chart (typing errors at 1.1 and
 * 1.2 mm corrected), phioro.com.
 */
export const roundDiamondChart: readonly RoundDiamondRow[] = [
  { diameterMm: 0.8, tradeCarats: 0.0035, formulaCarats: 0.0019 },
  { diameterMm: 0.9, tradeCarats: 0.004, formulaCarats: 0.0027 },
  { diameterMm: 1, tradeCarats: 0.005, formulaCarats: 0.0037 },
  { diameterMm: 1.1, tradeCarats: 0.0065, formulaCarats: 0.005 },
  { diameterMm: 1.2, tradeCarats: 0.0075, formulaCarats: 0.0064 },
  { diameterMm: 1.3, tradeCarats: 0.01, formulaCarats: 0.0082 },
  { diameterMm: 1.4, tradeCarats: 0.0125, formulaCarats: 0.0102 },
  { diameterMm: 1.5, tradeCarats: 0.015, formulaCarats: 0.0126 },
  { diameterMm: 1.6, tradeCarats: 0.0185, formulaCarats: 0.0152 },
  { diameterMm: 1.7, tradeCarats: 0.022, formulaCarats: 0.0183 },
  { diameterMm: 1.8, tradeCarats: 0.025, formulaCarats: 0.0217 },
  { diameterMm: 1.9, tradeCarats: 0.03, formulaCarats: 0.0255 },
  { diameterMm: 2, tradeCarats: 0.035, formulaCarats: 0.0298 },
  { diameterMm: 2.1, tradeCarats: 0.04, formulaCarats: 0.0345 },
  { diameterMm: 2.2, tradeCarats: 0.045, formulaCarats: 0.0396 },
  { diameterMm: 2.3, tradeCarats: 0.05, formulaCarats: 0.0453 },
  { diameterMm: 2.4, tradeCarats: 0.06, formulaCarats: 0.0514 },
  { diameterMm: 2.5, tradeCarats: 0.065, formulaCarats: 0.0581 },
  { diameterMm: 2.6, tradeCarats: 0.07, formulaCarats: 0.0654 },
  { diameterMm: 2.7, tradeCarats: 0.08, formulaCarats: 0.0732 },
  { diameterMm: 2.8, tradeCarats: 0.09, formulaCarats: 0.0817 },
  { diameterMm: 2.9, tradeCarats: 0.1, formulaCarats: 0.0908 },
  { diameterMm: 3, tradeCarats: 0.11, formulaCarats: 0.1005 },
  { diameterMm: 3.25, tradeCarats: 0.14, formulaCarats: 0.1277 },
  { diameterMm: 3.5, tradeCarats: 0.17, formulaCarats: 0.1595 },
  { diameterMm: 3.75, tradeCarats: 0.21, formulaCarats: 0.1962 },
  { diameterMm: 4, tradeCarats: 0.25, formulaCarats: 0.2381 },
  { diameterMm: 4.25, tradeCarats: 0.28, formulaCarats: 0.2856 },
  { diameterMm: 4.5, tradeCarats: 0.36, formulaCarats: 0.3391 },
  { diameterMm: 4.75, tradeCarats: 0.44, formulaCarats: 0.3988 },
  { diameterMm: 5, tradeCarats: 0.5, formulaCarats: 0.4651 },
  { diameterMm: 5.25, tradeCarats: 0.56, formulaCarats: 0.5384 },
  { diameterMm: 5.5, tradeCarats: 0.66, formulaCarats: 0.6191 },
  { diameterMm: 5.75, tradeCarats: 0.75, formulaCarats: 0.7074 },
  { diameterMm: 6, tradeCarats: 0.84, formulaCarats: 0.8037 },
  { diameterMm: 6.25, tradeCarats: 0.93, formulaCarats: 0.9084 },
  { diameterMm: 6.5, tradeCarats: 1, formulaCarats: 1.0219 },
  { diameterMm: 7, tradeCarats: 1.25, formulaCarats: 1.2763 },
  { diameterMm: 7.5, tradeCarats: 1.67, formulaCarats: 1.5698 },
  { diameterMm: 8, tradeCarats: 2, formulaCarats: 1.9052 },
  { diameterMm: 8.7, tradeCarats: 2.5, formulaCarats: 2.4503 },
  { diameterMm: 9, tradeCarats: 2.75, formulaCarats: 2.7126 },
  { diameterMm: 9.5, tradeCarats: 3.35, formulaCarats: 3.1903 },
  { diameterMm: 10, tradeCarats: 3.87, formulaCarats: 3.721 },
  { diameterMm: 10.5, tradeCarats: 4.41, formulaCarats: 4.3075 },
  { diameterMm: 11, tradeCarats: 4.91, formulaCarats: 4.9527 },
];
