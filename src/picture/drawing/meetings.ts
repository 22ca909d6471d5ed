import { chains } from './chains.ts';
import { smoothed } from './smoothed.ts';
import type { DepthBuffer } from './depth-buffer.ts';
import { addPlace, createSegments, type Segments } from './segments.ts';

/** Two shells that lie this near each other in depth touch there; farther apart one only passes before the other. */
const TOUCH_MM = 0.3;
const ROUNDS = 10;

/**
 * Lines where shells run into each other (a prong into its rail): no edge of any mesh lies there while the shells are
 * not yet joined, so they are read off the picture, along the cracks between pixels.
 */
export function meetings(buffer: DepthBuffer): number[][] {
  const lines = touchingCracks(buffer);
  return chains(lines).map((chain) =>
    smoothed(
      chain.flatMap((place) => [lines.places[place * 3] as number, lines.places[place * 3 + 1] as number]),
      ROUNDS,
    ),
  );
}

function touchingCracks({ width, height, depth, owner }: DepthBuffer): Segments {
  const lines = createSegments();
  const places = new Map<number, number>();
  for (let pixel = width + 1; pixel < width * height; pixel++) {
    const mine = owner[pixel] as number;
    if (mine === -1) continue;
    const left = owner[pixel - 1] as number;
    const above = owner[pixel - width] as number;
    if (left === mine && above === mine) continue;
    const x = pixel % width;
    if (left !== mine && left !== -1 && touches(pixel, pixel - 1)) join(x, pixel, 0, 1);
    if (above !== mine && above !== -1 && touches(pixel, pixel - width)) join(x, pixel, 1, 0);
  }
  return lines;

  function touches(a: number, b: number): boolean {
    return Math.abs((depth[a] as number) - (depth[b] as number)) < TOUCH_MM;
  }

  function join(x: number, pixel: number, right: number, down: number): void {
    const y = (pixel - x) / width;
    lines.ends.push(placeAt(x, y), placeAt(x + right, y + down));
  }

  function placeAt(x: number, y: number): number {
    const key = y * (width + 1) + x;
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = addPlace(lines, x, y, 0);
    places.set(key, place);
    return place;
  }
}
