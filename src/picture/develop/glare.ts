import { runningMean } from '../running-mean.ts';

/** Share of the light past white that a lens scatters around it, near and farther away. */
const NEAR = 0.1;
const WIDE = 0.035;

/**
 * The small glow that a real lens lays around highlights: what passes white is spread over two radii and added.
 *
 * @param beyond how far each pixel passes white, one number a pixel.
 * @param colours 3 numbers a pixel, changed in place.
 */
export function addGlare(beyond: Float32Array, colours: Float32Array, widthPx: number, heightPx: number): void {
  const near = spread(beyond, widthPx, heightPx, Math.max(1, Math.round(heightPx / 260)));
  const wide = spread(beyond, widthPx, heightPx, Math.max(2, Math.round(heightPx / 60)));
  for (let pixel = 0; pixel < beyond.length; pixel++) {
    const glow = NEAR * (near[pixel] as number) + WIDE * (wide[pixel] as number);
    if (glow < 1e-4) continue;
    // Light is added up to white at most, so that white stays white and its neighbours keep their colour.
    for (let k = pixel * 3; k < pixel * 3 + 3; k++) {
      colours[k] = (colours[k] as number) + glow * Math.max(0, 1 - (colours[k] as number));
    }
  }
}

/** Two running means each way: a soft round spot. */
function spread(values: Float32Array, widthPx: number, heightPx: number, radius: number): Float32Array {
  let from: Float32Array = Float32Array.from(values);
  let to: Float32Array = new Float32Array(values.length);
  for (let round = 0; round < 2; round++) {
    for (let row = 0; row < heightPx; row++) runningMean(from, to, row * widthPx, 1, widthPx, radius);
    [from, to] = [to, from];
    for (let column = 0; column < widthPx; column++) runningMean(from, to, column, widthPx, heightPx, radius);
    [from, to] = [to, from];
  }
  return from;
}
