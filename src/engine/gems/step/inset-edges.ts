import type { Point2 } from '../../contract/frame.ts';

/** One straight edge of a girdle: a line that moves inwards, parallel to itself. */
export interface InsetEdge {
  readonly from: Point2;
  readonly to: Point2;
  /** How far it moves until the facet along it reaches the depth of the keel. */
  readonly wayMm: number;
}

/** The edges between corners that run counter-clockwise. @param wayMm of an edge by its index and its ends */
export function edgesOf(
  corners: readonly Point2[],
  wayMm: (index: number, from: Point2, to: Point2) => number,
): readonly InsetEdge[] {
  return corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] as Point2;
    return { from, to, wayMm: wayMm(i, from, to) };
  });
}

/** Distance of a point from the line of an edge, inwards. */
export function insetTo([ax, ay]: Point2, [bx, by]: Point2, [x, y]: Point2): number {
  const [dx, dy] = [bx - ax, by - ay];
  return (dx * (y - ay) - dy * (x - ax)) / Math.sqrt(dx * dx + dy * dy);
}

/**
 * The corners between the edges, each edge at a share of its way in; corner i lies between edge i − 1 and edge i. Far in
 * they may cross: then they still lie in the planes of the facets.
 */
export function insetEdges(edges: readonly InsetEdge[], share: number): readonly Point2[] {
  const lines = edges.map(({ from: [ax, ay], to: [bx, by], wayMm }) => {
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.sqrt(dx * dx + dy * dy);
    const [nx, ny] = [dy / length, -dx / length];
    return { nx, ny, out: nx * ax + ny * ay - share * wayMm };
  });
  return lines.map((line, i): Point2 => {
    const before = lines.at(i - 1) as (typeof lines)[number];
    const across = before.nx * line.ny - before.ny * line.nx;
    return [
      (before.out * line.ny - line.out * before.ny) / across,
      (before.nx * line.out - line.nx * before.out) / across,
    ];
  });
}
