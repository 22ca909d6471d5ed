/** The grounds of the pages by day and by night (`styles/tokens.css`): what shows between the photographs of a print. */
export const pageGrounds = { day: '#faf7f2', night: '#141216' } as const;

/** Red, green and blue of a colour like `#faf7f2`, 0…255. */
export function srgbByteFromHex(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
