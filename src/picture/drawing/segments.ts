/** Short straight lines that share end points: chains are made of them. */
export interface Segments {
  /** Two end points a segment. */
  readonly ends: number[];
  /** x, y, depth of each end point. */
  readonly places: number[];
  /** Direction on the picture that leads away from the surface at each end point (x, y); 0 where there is none. */
  readonly outward: number[];
}

export function createSegments(): Segments {
  return { ends: [], places: [], outward: [] };
}

export function addPlace(segments: Segments, x: number, y: number, depth: number, outX = 0, outY = 0): number {
  segments.places.push(x, y, depth);
  segments.outward.push(outX, outY);
  return segments.outward.length / 2 - 1;
}
