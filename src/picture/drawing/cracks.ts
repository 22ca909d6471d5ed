import { addPlace, createSegments, type Segments } from './segments.ts';

/**
 * Lines along the cracks between neighbouring pixels that differ.
 *
 * @param differs whether a line runs between two pixels, by their places in the picture.
 */
export function cracks(width: number, height: number, differs: (a: number, b: number) => boolean): Segments {
  const lines = createSegments();
  const places = new Int32Array((width + 1) * (height + 1)).fill(-1);
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const here = y * width + x;
      if (differs(here, here - 1)) lines.ends.push(placeAt(x, y), placeAt(x, y + 1));
      if (differs(here, here - width)) lines.ends.push(placeAt(x, y), placeAt(x + 1, y));
    }
  }
  return lines;

  function placeAt(x: number, y: number): number {
    const at = y * (width + 1) + x;
    const known = places[at] as number;
    if (known >= 0) return known;
    const place = addPlace(lines, x, y, 0);
    places[at] = place;
    return place;
  }
}

/** Takes the stairs out of a line along pixels: rounds of neighbours' means; x and y in turn. */
export function smoothed(points: readonly number[], rounds: number): number[] {
  const end = points.length - 2;
  const closed = points[0] === points[end] && points[1] === points[end + 1];
  let line = Float64Array.from(points);
  let next = Float64Array.from(points);
  for (let round = 0; round < rounds; round++) {
    for (let k = 2; k < end; k++) {
      next[k] = ((line[k - 2] as number) + 2 * (line[k] as number) + (line[k + 2] as number)) / 4;
    }
    if (closed) {
      for (const axis of [0, 1]) {
        const before = line[end - 2 + axis] as number;
        next[axis] = (before + 2 * (line[axis] as number) + (line[2 + axis] as number)) / 4;
        next[end + axis] = next[axis] as number;
      }
    }
    [line, next] = [next, line];
  }
  return Array.from(line);
}
