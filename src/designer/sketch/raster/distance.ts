import { type Mask, inverse } from './mask.ts';

/** Farther than any picture is wide, squared. */
const FAR = 1e12;

/**
 * How far the middle of each pixel lies from the nearest pixel of the mask, in pixels (Felzenszwalb and Huttenlocher,
 * "Distance transforms of sampled functions", 2012: exact, in two passes).
 */
export function distancesTo(mask: Mask): Float64Array {
  return squaresTo(mask).map(Math.sqrt);
}

function squaresTo({ widthPx, heightPx, bits }: Mask): Float64Array {
  const squares = new Float64Array(bits.length);
  for (let at = 0; at < bits.length; at += 1) squares[at] = bits[at] === 1 ? 0 : FAR;
  const lower = lowerEnvelope(Math.max(widthPx, heightPx));
  for (let x = 0; x < widthPx; x += 1) lower(squares, x, widthPx, heightPx);
  for (let y = 0; y < heightPx; y += 1) lower(squares, y * widthPx, 1, widthPx);
  return squares;
}

/** Lays parabolas over one row or column and keeps the lowest at each place. */
function lowerEnvelope(longest: number) {
  const values = new Float64Array(longest);
  const bases = new Int32Array(longest);
  const bounds = new Float64Array(longest + 1);
  return (field: Float64Array, from: number, step: number, count: number): void => {
    for (let i = 0; i < count; i += 1) values[i] = field[from + i * step] as number;
    let last = 0;
    bases[0] = 0;
    bounds[0] = -Infinity;
    bounds[1] = Infinity;
    for (let i = 1; i < count; i += 1) {
      let cross = crossing(values, i, bases[last] as number);
      while (cross <= (bounds[last] as number)) {
        last -= 1;
        cross = crossing(values, i, bases[last] as number);
      }
      last += 1;
      bases[last] = i;
      bounds[last] = cross;
      bounds[last + 1] = Infinity;
    }
    let at = 0;
    for (let i = 0; i < count; i += 1) {
      while ((bounds[at + 1] as number) < i) at += 1;
      const base = bases[at] as number;
      field[from + i * step] = (i - base) ** 2 + (values[base] as number);
    }
  };
}

function crossing(values: Float64Array, i: number, j: number): number {
  return ((values[i] as number) + i * i - (values[j] as number) - j * j) / (2 * (i - j));
}

/** Every pixel within a distance of the mask. */
export function grownMask(mask: Mask, byPx: number): Mask {
  if (byPx <= 0) return mask;
  const squares = squaresTo(mask);
  const bits = new Uint8Array(squares.length);
  for (let at = 0; at < bits.length; at += 1) bits[at] = (squares[at] as number) <= byPx * byPx ? 1 : 0;
  return { ...mask, bits };
}

/** The pixels of the mask that are farther than a distance from all that is not mask. */
export function shrunkMask(mask: Mask, byPx: number): Mask {
  if (byPx <= 0) return mask;
  const squares = squaresTo(inverse(mask));
  const bits = new Uint8Array(squares.length);
  for (let at = 0; at < bits.length; at += 1) bits[at] = (squares[at] as number) > byPx * byPx ? 1 : 0;
  return { ...mask, bits };
}
