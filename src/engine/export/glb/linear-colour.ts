/** Linear red, green, blue of an sRGB colour like `#F3CF84` (IEC 61966-2-1), to four decimals. */
export function linearColour(srgb: string): [number, number, number] {
  const channel = (from: number): number => {
    const value = Number.parseInt(srgb.slice(from, from + 2), 16) / 255;
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return Math.round(linear * 1e4) / 1e4;
  };
  return [channel(1), channel(3), channel(5)];
}
