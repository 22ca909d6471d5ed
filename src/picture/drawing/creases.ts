import { facing } from '../stage/lens.ts';
import { DEGREE } from '#shared/units.ts';
import { addPlace, createSegments, type Segments } from './segments.ts';
import type { Surface } from './surface.ts';

const cosine = (degrees: number): number => Math.cos(degrees * DEGREE);

/** A fold sharper than this is always an edge. */
const SHARP = cosine(58);
/** A fold sharper than this is an edge when the surface goes on smoothly on one of its sides… */
const FOLDED = cosine(36);
/** …that is, when no parallel fold beside it is sharper than this: the sides of a coarse round wire are all alike. */
const SMOOTH = cosine(30);
/** Two triangles that make one flat face. */
const FLAT = cosine(4);
/** Edges that run the same way. */
const PARALLEL = 0.85;

/** Where two faces meet at an edge, at least one of them seen. */
export function creases({ positions, seen, points, beyond, faces, lens }: Surface): Segments {
  const lines = createSegments();
  const places = new Map<number, number>();
  for (let corner = 0; corner < points.length; corner++) {
    const triangle = Math.floor(corner / 3);
    const other = beyond[corner] as number;
    // Each edge is met twice; the triangle with the lower number draws it.
    if (other <= triangle) continue;
    const fold = alike(triangle, other);
    if (fold > FOLDED) continue;
    if (fold > SHARP && !isSmoothBeside(triangle, corner) && !isSmoothBeside(other, corner)) continue;
    if (isSeen(triangle) || isSeen(other)) lines.ends.push(placeOf(corner), placeOf(after(corner)));
  }
  return lines;

  /** Cosine of the fold between two triangles. */
  function alike(a: number, b: number): number {
    return (
      (faces[a * 3] as number) * (faces[b * 3] as number) +
      (faces[a * 3 + 1] as number) * (faces[b * 3 + 1] as number) +
      (faces[a * 3 + 2] as number) * (faces[b * 3 + 2] as number)
    );
  }

  /** Whether no fold runs parallel to an edge on the other side of the flat face that a triangle belongs to. */
  function isSmoothBeside(triangle: number, edge: number): boolean {
    for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
      const next = beyond[corner] as number;
      if (next < 0 || isSameEdge(corner, edge)) continue;
      const fold = alike(triangle, next);
      if (fold > FLAT) {
        for (let far = next * 3; far < next * 3 + 3; far++) if (foldsAlong(far, next, edge)) return false;
      } else if (fold < SMOOTH && isParallel(corner, edge)) return false;
    }
    return true;
  }

  function foldsAlong(corner: number, triangle: number, edge: number): boolean {
    const next = beyond[corner] as number;
    return next >= 0 && alike(triangle, next) < SMOOTH && isParallel(corner, edge) && !isSameEdge(corner, edge);
  }

  function isSameEdge(a: number, b: number): boolean {
    const [a1, a2] = [points[a], points[after(a)]];
    const [b1, b2] = [points[b], points[after(b)]];
    return (a1 === b1 && a2 === b2) || (a1 === b2 && a2 === b1);
  }

  function isParallel(a: number, b: number): boolean {
    let [dot, lengthA, lengthB] = [0, 0, 0];
    for (let axis = 0; axis < 3; axis++) {
      const u = (positions[after(a) * 3 + axis] as number) - (positions[a * 3 + axis] as number);
      const v = (positions[after(b) * 3 + axis] as number) - (positions[b * 3 + axis] as number);
      dot += u * v;
      lengthA += u * u;
      lengthB += v * v;
    }
    return dot * dot > PARALLEL * PARALLEL * lengthA * lengthB;
  }

  function isSeen(triangle: number): boolean {
    return facing(lens, faces, triangle * 3, positions, triangle * 9) > 0;
  }

  function placeOf(corner: number): number {
    const point = points[corner] as number;
    const known = places.get(point);
    if (known !== undefined) return known;
    const k = corner * 3;
    const place = addPlace(lines, seen[k] as number, seen[k + 1] as number, seen[k + 2] as number);
    places.set(point, place);
    return place;
  }
}

/** The next corner of the same triangle. */
const after = (corner: number): number => (corner % 3 === 2 ? corner - 2 : corner + 1);
