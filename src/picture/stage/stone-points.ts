import type { GemSurface } from '../contract.ts';

/** Corners of all triangles of all stones of one kind where they stand: 9 numbers a triangle. */
export function stoneTriangles(gem: Pick<GemSurface, 'frames' | 'triangles'>): Float32Array {
  const { frames, triangles } = gem;
  const stones = frames.length / 16;
  const placed = new Float32Array(stones * triangles.length);
  for (let stone = 0; stone < stones; stone++) {
    placeStone(frames, stone * 16, triangles, placed, stone * triangles.length);
  }
  return placed;
}

/** Carries points (3 numbers each) from the stone's own frame to where the stone stands. */
function placeStone(
  frames: Float64Array,
  frameAt: number,
  points: Float32Array,
  placed: Float32Array,
  placedAt: number,
): void {
  for (let k = 0; k < points.length; k += 3) {
    const x = points[k] as number;
    const y = points[k + 1] as number;
    const z = points[k + 2] as number;
    for (let row = 0; row < 3; row++) {
      placed[placedAt + k + row] =
        (frames[frameAt + row] as number) * x +
        (frames[frameAt + 4 + row] as number) * y +
        (frames[frameAt + 8 + row] as number) * z +
        (frames[frameAt + 12 + row] as number);
    }
  }
}
