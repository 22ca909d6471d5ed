/** By how much a number is wrong when one unit is taken for another. */
export const unitFactors = {
  'centimetre for millimetre': 10,
  'point for carat': 100,
  'kilogram or thousand': 1000,
  'inch for millimetre': 25.4,
  'carat for gram': 5,
  'tola for gram': 11.6638,
  'troy ounce for gram': 31.1035,
  'pennyweight for gram': 1.55517,
  'lakh for rupee': 100_000,
  'crore for rupee': 10_000_000,
} as const;

export type MistakenUnit = keyof typeof unitFactors;
