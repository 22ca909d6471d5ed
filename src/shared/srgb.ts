/** Linear light of one encoded sRGB value, 0…1 (IEC 61966-2-1). */
function linearFromEncoded(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** The reverse: 0…1 both ways. */
export function encodedFromLinear(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** `#RRGGBB` to linear red, green and blue, 0…1. */
export function linearFromHex(hex: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    linearFromEncoded(((value >> 16) & 255) / 255),
    linearFromEncoded(((value >> 8) & 255) / 255),
    linearFromEncoded((value & 255) / 255),
  ];
}
