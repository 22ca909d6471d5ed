/** A named length of chain, bracelet or hoop, in mm. */
export interface NamedLength {
  readonly fromMm: number;
  readonly toMm: number;
  /** The length that is made when only the name was said. */
  readonly usualMm: number;
}

/**
 * Necklaces by the name of their length. Two sources: glossaria.net, linleygoldsmith.com; the limits of opera and
 * rope vary by an inch or two. The Indian names are trade practice.
 */
export const necklaceLengths = {
  collar: { fromMm: 305, toMm: 330, usualMm: 330 },
  choker: { fromMm: 356, toMm: 406, usualMm: 381 },
  princess: { fromMm: 432, toMm: 483, usualMm: 457 },
  matinee: { fromMm: 508, toMm: 610, usualMm: 559 },
  opera: { fromMm: 711, toMm: 914, usualMm: 762 },
  rope: { fromMm: 940, toMm: 1524, usualMm: 1016 },
  mangalsutra: { fromMm: 457, toMm: 762, usualMm: 610 },
  'rani haar': { fromMm: 610, toMm: 914, usualMm: 762 },
} as const satisfies Record<string, NamedLength>;

/** Bracelets by wearer, whole length. Two sources: ziamond.crmdesk.com, midtownjewelersinc.com, berthalux.com. */
export const braceletLengthsMm = {
  womenSmall: 165.1,
  womenStandard: 177.8,
  womenLarge: 190.5,
  menStandard: 203.2,
  menLarge: 228.6,
} as const;

/** Anklets, whole length. Two sources: stonesandfindings.com, berthalux.com. A payal hangs 50 to 75 mm looser. */
export const ankletLengthsMm = { small: 228.6, standard: 254, large: 279.4 } as const;

/** Hoops by outside diameter. Two sources: grandiani.com, kissyanjewelry.com. */
export const hoopSizes = {
  huggie: { fromMm: 9, toMm: 15, usualMm: 12 },
  small: { fromMm: 15, toMm: 20, usualMm: 18 },
  medium: { fromMm: 21, toMm: 40, usualMm: 30 },
  large: { fromMm: 41, toMm: 70, usualMm: 50 },
} as const satisfies Record<string, NamedLength>;
