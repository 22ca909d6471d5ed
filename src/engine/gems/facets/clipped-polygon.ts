import { anyPerpendicular, cross } from '../../mesh/math/vectors.ts';

/** Corners this close to a plane count as lying on it: facets that should meet in a point do so within 1e-13 mm. */
const ON_PLANE_MM = 1e-9;

/** A table over a round girdle has 32 neighbours, a culet fewer; a convex polygon gains one corner a cut. */
const MOST_CORNERS = 256;

/**
 * A convex polygon that is trimmed plane by plane. It lives in two buffers that are used again and again: one gem takes
 * some 15 000 cuts, most of which remove nothing.
 */
export class ClippedPolygon {
  count = 0;
  /** x, y, z of `count` corners in mm, counter-clockwise seen from outside. */
  points = new Float64Array(3 * MOST_CORNERS);
  #spare = new Float64Array(3 * MOST_CORNERS);
  #heights = new Float64Array(MOST_CORNERS);

  /** Begins with a square on the plane, `halfSideMm` around the point nearest to the origin. */
  startOn(nx: number, ny: number, nz: number, distanceMm: number, halfSideMm: number): void {
    const u = anyPerpendicular([nx, ny, nz]);
    const v = cross([nx, ny, nz], u);
    const normal = [nx, ny, nz] as const;
    for (let k = 0; k < 3; k += 1) {
      const middle = (normal[k] as number) * distanceMm;
      const [du, dv] = [(u[k] as number) * halfSideMm, (v[k] as number) * halfSideMm];
      this.points[k] = middle + du + dv;
      this.points[3 + k] = middle - du + dv;
      this.points[6 + k] = middle - du - dv;
      this.points[9 + k] = middle + du - dv;
    }
    this.count = 4;
  }

  clear(): void {
    this.count = 0;
  }

  /** Keeps the part with n · p ≤ d. */
  clip(nx: number, ny: number, nz: number, distanceMm: number): void {
    const { points, count } = this;
    const heights = this.#heights;
    let outside = false;
    for (let i = 0; i < count; i += 1) {
      const at = 3 * i;
      const height =
        nx * (points[at] as number) + ny * (points[at + 1] as number) + nz * (points[at + 2] as number) - distanceMm;
      heights[i] = height;
      if (height > ON_PLANE_MM) outside = true;
    }
    if (outside) this.#cut();
  }

  #cut(): void {
    const { points, count } = this;
    const heights = this.#heights;
    const kept = this.#spare;
    let end = 0;
    for (let i = 0; i < count; i += 1) {
      const next = i + 1 === count ? 0 : i + 1;
      const here = heights[i] as number;
      const there = heights[next] as number;
      if (here <= ON_PLANE_MM) {
        for (let k = 0; k < 3; k += 1) kept[end + k] = points[3 * i + k] as number;
        end += 3;
      }
      if ((here > ON_PLANE_MM && there < -ON_PLANE_MM) || (here < -ON_PLANE_MM && there > ON_PLANE_MM)) {
        const share = here / (here - there);
        for (let k = 0; k < 3; k += 1) {
          const from = points[3 * i + k] as number;
          kept[end + k] = from + ((points[3 * next + k] as number) - from) * share;
        }
        end += 3;
      }
    }
    this.#spare = points;
    this.points = kept;
    this.count = end / 3;
  }
}
