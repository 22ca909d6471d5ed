import { chains } from './chains.ts';
import { cracks, smoothed } from './cracks.ts';
import type { DepthBuffer } from './depth-buffer.ts';

/** Two shells that lie this near each other in depth touch there; farther apart one only passes before the other. */
const TOUCH_MM = 0.3;
const ROUNDS = 10;

/**
 * Lines where shells run into each other (a prong into its rail): no edge of any mesh lies there while the shells are
 * not yet joined, so they are read off the picture.
 */
export function meetings({ width, height, depth, owner }: DepthBuffer): number[][] {
  const lines = cracks(
    width,
    height,
    (a, b) =>
      owner[a] !== owner[b] &&
      owner[a] !== -1 &&
      owner[b] !== -1 &&
      Math.abs((depth[a] as number) - (depth[b] as number)) < TOUCH_MM,
  );
  return chains(lines).map((chain) =>
    smoothed(
      chain.flatMap((place) => [lines.places[place * 3] as number, lines.places[place * 3 + 1] as number]),
      ROUNDS,
    ),
  );
}
