import { ClippedPolygon } from './clipped-polygon.ts';
import { CornerList } from './corner-list.ts';

/** Planes closer than this are the same facet asked for twice. */
const SAME_PLANE_MM = 1e-9;

/** One face of a polyhedron. */
export interface Facet {
  /** Index of its plane. */
  readonly plane: number;
  /** Indices of its corners, counter-clockwise seen from outside. */
  readonly corners: readonly number[];
}

/** A convex body with its polygons kept whole. */
export interface Polyhedron {
  /** x, y, z in mm. */
  readonly corners: Float64Array;
  readonly facets: readonly Facet[];
}

/**
 * What is left when everything outside each plane is ground away: the lapidary's own construction. Every plane starts
 * as a large square and is trimmed by all the others; a plane that touches nothing gives no facet.
 * @param planes nx, ny, nz, d in turn: unit normals, n · p ≤ d inside.
 * @param reachMm more than the distance of any corner from the origin.
 */
export function intersectHalfSpaces(planes: Float64Array, reachMm: number): Polyhedron {
  const list = new CornerList();
  const polygon = new ClippedPolygon();
  const facets: Facet[] = [];
  for (let plane = 0; plane < planes.length / 4; plane += 1) {
    trim(polygon, planes, plane, reachMm);
    const corners = list.weld(polygon.points, polygon.count);
    if (corners.length >= 3) facets.push({ plane, corners });
  }
  return { corners: list.positions(), facets };
}

function trim(polygon: ClippedPolygon, planes: Float64Array, plane: number, reachMm: number): void {
  const nx = planes[4 * plane] as number;
  const ny = planes[4 * plane + 1] as number;
  const nz = planes[4 * plane + 2] as number;
  const d = planes[4 * plane + 3] as number;
  polygon.startOn(nx, ny, nz, d, 2 * reachMm);
  for (let other = 0; 4 * other < planes.length && polygon.count > 0; other += 1) {
    if (other === plane) continue;
    const ox = planes[4 * other] as number;
    const oy = planes[4 * other + 1] as number;
    const oz = planes[4 * other + 2] as number;
    const od = planes[4 * other + 3] as number;
    if (nx * ox + ny * oy + nz * oz < 1 - 1e-12) {
      polygon.clip(ox, oy, oz, od);
    } else if (od < d - SAME_PLANE_MM || (od < d + SAME_PLANE_MM && other < plane)) {
      // Of parallel planes only the innermost is a facet; of equal ones the first.
      polygon.clear();
    }
  }
}
