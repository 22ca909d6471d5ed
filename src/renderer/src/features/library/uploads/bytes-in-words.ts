import { THIN } from '#shared/measure-words.ts';

const KILO = 1000;

/** How large a file is, as systems tell it: "240 kB", "1.2 MB", "3 GB". */
export function bytesInWords(bytes: number): string {
  let [value, unit] = [bytes / KILO, 'kB'];
  for (const larger of ['MB', 'GB']) if (value >= KILO) [value, unit] = [value / KILO, larger];
  return `${value >= 10 || unit === 'kB' ? Math.ceil(value) : Number(value.toFixed(1))}${THIN}${unit}`;
}
