import type { Point2 } from '../outline/point.ts';
import { smoothLine } from './smooth-line.ts';

/** A line of metal of changing width, as a brush draws it. */
export interface Stroke {
  readonly as: 'stroke';
  /** Its middle line. */
  readonly line: readonly Point2[];
  /** Widths at even steps from its beginning to its end. */
  readonly widths: readonly number[];
  /** How much of the relief it rises: 1 is the highest metal of the motif. */
  readonly level: number;
}

/** A closed field of metal: a petal, a blade, a body. */
export interface MetalField {
  readonly as: 'field';
  readonly outline: readonly Point2[];
  readonly level: number;
  /** Windows that it always has: the middle of a ring. */
  readonly windows: readonly (readonly Point2[])[];
  /** What pierced work saws out of it: its middle, so that a frame of it is left, or windows of their own. */
  readonly sawn: 'middle' | readonly (readonly Point2[])[];
}

export type Element = Stroke | MetalField;

/** Where a stone can be set into a motif, and how wide it may be, in the units of the drawing. */
export interface StonePlace {
  readonly at: Point2;
  readonly roomWidth: number;
}

/** A motif, drawn: about 100 units high, x to the right, y upwards. */
export interface MotifFigure {
  /**
   * Its elements, lowest first.
   * @param loose whether a ground carries them all; otherwise every element overlaps another, so that all is one body
   */
  readonly draw: (loose: boolean) => readonly Element[];
  /** Where it hangs: above its centre of gravity; left out where it only stands on rings and bangles. */
  readonly hangX?: number;
  readonly stone: StonePlace;
  /** Whether it is read, as a letter is: the left one of a pair must not be its mirror image. */
  readonly isRead?: true;
  /**
   * The least height in mm at which it is recognised, its lines as thick as each work has to be cast; raised on a face
   * or sunk into one they are as fine as on a disc. Tried by eye.
   */
  readonly leastHeightMm: Readonly<Record<'silhouette' | 'relief' | 'pierced', number>>;
}

/** A stroke through some points. */
export function stroke(level: number, widths: readonly number[], ...through: readonly Point2[]): Stroke {
  return { as: 'stroke', line: smoothLine(through), widths, level };
}

type FieldOptions = Partial<Pick<MetalField, 'windows' | 'sawn'>>;

/** A field within runs of smooth line; it has a corner where one run ends and the next begins. */
export function field(level: number, runs: readonly (readonly Point2[])[], options: FieldOptions = {}): MetalField {
  const outline = runs.flatMap((run) => smoothLine(run).slice(0, -1));
  return { as: 'field', outline, level, windows: options.windows ?? [], sawn: options.sawn ?? [] };
}

/** Points on a circle, counter-clockwise. */
export function circle([x, y]: Point2, radius: number, count = 40): readonly Point2[] {
  return Array.from({ length: count }, (_, index): Point2 => {
    const angle = (2 * Math.PI * index) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A round boss. */
export function boss(level: number, at: Point2, radius: number): MetalField {
  return { as: 'field', outline: circle(at, radius), level, windows: [], sawn: [] };
}

/** A flat ring. */
export function flatRing(level: number, at: Point2, radius: number, width: number): MetalField {
  const windows = [circle(at, radius - width)];
  return { as: 'field', outline: circle(at, radius, 64), level, windows, sawn: [] };
}

/** An element on the other side of the axis x = 50. */
export function mirrored(element: Element): Element {
  const flip = (points: readonly Point2[]): readonly Point2[] => points.map(([x, y]): Point2 => [100 - x, y]);
  if (element.as === 'stroke') return { ...element, line: flip(element.line) };
  const sawn = element.sawn === 'middle' ? element.sawn : element.sawn.map(flip);
  return { ...element, outline: flip(element.outline), windows: element.windows.map(flip), sawn };
}

/** An element and its mirror image. */
export function bothSides(...elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, mirrored(element)]);
}

/** A pointed petal that grows from a foot: leaning by an angle from upright, positive to the left. */
export interface PetalShape {
  readonly foot: Point2;
  readonly leanDeg: number;
  readonly length: number;
  readonly width: number;
  /** Where it is widest, over its length. */
  readonly fullest?: number;
  /** Width of its foot over its whole width. */
  readonly footRatio?: number;
}

/** The two sides of a petal, from its foot to its tip and back, as runs for a field. */
export function petalRuns(shape: PetalShape): readonly (readonly Point2[])[] {
  const { length, width, fullest = 0.5, footRatio = 0.3 } = shape;
  const place = placedPetal(shape);
  const above = (share: number): number => (fullest + share * (1 - fullest)) * length;
  const right: readonly Point2[] = [
    [(footRatio * width) / 2, 0],
    [0.41 * width, 0.5 * fullest * length],
    [0.5 * width, fullest * length],
    [0.4 * width, above(0.45)],
    [0.19 * width, above(0.78)],
    [0, length],
  ];
  const left = right.map(([x, y]): Point2 => [-x, y]).toReversed();
  return [right.map(place), left.map(place), [left.at(-1) as Point2, right[0] as Point2].map(place)];
}

/** Brings a point of an upright petal with its foot in the origin to where the petal grows. */
export function placedPetal({ foot, leanDeg }: Pick<PetalShape, 'foot' | 'leanDeg'>): (point: Point2) => Point2 {
  const angle = (leanDeg * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [foot[0] + x * c - y * s, foot[1] + x * s + y * c];
}
