import { clamp } from '#shared/units.ts';
import { type Sketch, sketchRanges } from '#spec/sketch.ts';

/** All of it larger or smaller. */
export function resized(sketch: Sketch, factor: number): Sketch {
  const { min, max } = sketchRanges.stoneMm;
  return {
    ...sketch,
    outline: resizedLine(sketch.outline, factor),
    openings: sketch.openings.map((opening) => resizedLine(opening, factor)),
    stones: sketch.stones.map((stone) => ({
      ...stone,
      xMm: rounded(stone.xMm * factor),
      yMm: rounded(stone.yMm * factor),
      lengthMm: clamp(Math.round(stone.lengthMm * factor * 10) / 10, min, max),
      widthMm: clamp(Math.round(stone.widthMm * factor * 10) / 10, min, max),
    })),
  };
}

/** A line of it, larger or smaller. */
export function resizedLine(line: Sketch['outline'], factor: number): Sketch['outline'] {
  return line.map(([x, y]): [number, number] => [rounded(x * factor), rounded(y * factor)]);
}

const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;
