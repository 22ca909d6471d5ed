/** Between a number and its unit: a thin space that does not break. */
export const THIN = '\u202f';

export function grams(value: number): string {
  return `${value.toFixed(2)}${THIN}g`;
}

export function carats(value: number): string {
  return `${value.toFixed(2)}${THIN}ct`;
}

/** A length in mm without trailing zeros: 1.15, 6, 16.9. */
export function millimetres(value: number): string {
  return `${plain(value)}${THIN}mm`;
}

/** Up to two decimals, without trailing zeros. */
export function plain(value: number): string {
  return String(Number(value.toFixed(2)));
}
