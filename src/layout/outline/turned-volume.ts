import type { Point2 } from './point.ts';

/** Volume of a smooth shape turned about the axis from a section of radius and height that starts and ends there. */
export function turnedVolumeMm3(section: readonly Point2[]): number {
  let sum = 0;
  section.forEach(([a, low], index) => {
    const [b, high] = section[(index + 1) % section.length] as Point2;
    sum += (a * a + a * b + b * b) * (high - low);
  });
  return (Math.PI / 3) * Math.abs(sum);
}
