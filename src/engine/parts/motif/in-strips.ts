import type { TriangleMesh } from '../../contract/solid.ts';

/** A surface of which no triangle crosses a line x = (k + ½) · step, and the strip in which its points lie. */
export interface StripMesh extends TriangleMesh {
  readonly stepMm: number;
}

/**
 * The same surface divided along lines of equal x, so that each strip can be bent as a whole and what is flat in it
 * stays flat. Both triangles of an edge divide it in the same points: what was closed stays closed.
 */
export function inStrips({ positions, triangles }: TriangleMesh, stepMm: number): StripMesh {
  const points = Array.from(positions);
  const crossings = new Map<number, readonly number[]>();
  const xOf = (corner: number): number => points[3 * corner] as number;
  const crossingsOf = (from: number, to: number): readonly number[] => {
    const [low, high] = from < to ? [from, to] : [to, from];
    const key = low * CORNERS + high;
    const known = crossings.get(key) ?? divide(low, high, points, stepMm);
    crossings.set(key, known);
    return from < to ? known : known.toReversed();
  };
  const pieces: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i] as number, triangles[i + 1] as number, triangles[i + 2] as number];
    const [first, last] = [
      stripOf(Math.min(xOf(a), xOf(b), xOf(c)), stepMm),
      stripOf(Math.max(xOf(a), xOf(b), xOf(c)), stepMm),
    ];
    if (first === last) {
      pieces.push(a, b, c);
      continue;
    }
    const around = [a, ...crossingsOf(a, b), b, ...crossingsOf(b, c), c, ...crossingsOf(c, a)];
    for (let strip = first; strip <= last; strip += 1) {
      const [from, to] = [lineAt(strip, stepMm), lineAt(strip + 1, stepMm)];
      fan(
        around.filter((corner) => xOf(corner) >= from && xOf(corner) <= to),
        pieces,
      );
    }
  }
  return { positions: Float64Array.from(points), triangles: Uint32Array.from(pieces), stepMm };
}

/** The strip that a place lies in: it runs from `lineAt(strip)` to the next line. */
export function stripOf(x: number, stepMm: number): number {
  return Math.floor(x / stepMm + 0.5);
}

/** Where a strip begins. */
export function lineAt(strip: number, stepMm: number): number {
  return (strip - 0.5) * stepMm;
}

/** More corners than this no mesh has: two of them make one key. */
const CORNERS = 2 ** 26;

/** The points in which an edge crosses lines, from its first corner on. */
function divide(from: number, to: number, points: number[], stepMm: number): readonly number[] {
  const at = (corner: number, axis: number): number => points[3 * corner + axis] as number;
  const [start, end] = [at(from, 0), at(to, 0)];
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  const made: number[] = [];
  for (let strip = stripOf(low, stepMm) + 1; lineAt(strip, stepMm) < high; strip += 1) {
    const line = lineAt(strip, stepMm);
    if (line <= low) continue;
    const share = (line - start) / (end - start);
    made.push(points.length / 3);
    const mixed = (axis: number): number => at(from, axis) + share * (at(to, axis) - at(from, axis));
    const [y, z] = [mixed(1), mixed(2)];
    points.push(line, y, z);
  }
  return start < end ? made : made.toReversed();
}

/** A convex piece of a triangle as triangles. */
function fan(corners: readonly number[], into: number[]): void {
  for (let i = 2; i < corners.length; i += 1) {
    into.push(corners[0] as number, corners[i - 1] as number, corners[i] as number);
  }
}
