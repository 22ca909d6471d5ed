/** A point of an outline in mm: x across, y along. */
export type Point2 = readonly [number, number];
