import { simplified } from './simplify.ts';

/** How hard and wide a kind of line is drawn, for a picture 1000 units high. */
export interface PencilStroke {
  readonly width: number;
  readonly colour: string;
  /** Share of the width that is left at both ends. */
  readonly tip: number;
}

/** Outline heaviest, facets hardly there. */
export const pencil = {
  outline: { width: 2.5, colour: '#2a2522', tip: 0.8 },
  contour: { width: 1.7, colour: '#37312d', tip: 0.4 },
  girdle: { width: 1.7, colour: '#37312d', tip: 1 },
  edge: { width: 1.2, colour: '#4d4641', tip: 0.4 },
  facet: { width: 0.8, colour: '#8b837b', tip: 1 },
} as const satisfies Record<string, PencilStroke>;

export type StrokeKind = keyof typeof pencil;

/** The same lines on slate: light ones look thinner than dark ones, so each is drawn wider. */
export const chalk: Readonly<Record<StrokeKind, PencilStroke>> = {
  outline: { width: 4, colour: '#f6efe3', tip: 0.8 },
  contour: { width: 2.8, colour: '#e4dccf', tip: 0.4 },
  girdle: { width: 2.8, colour: '#e4dccf', tip: 1 },
  edge: { width: 2.2, colour: '#cdc4b7', tip: 0.4 },
  facet: { width: 1.4, colour: '#a1988c', tip: 1 },
};

/** Deviation that cannot be seen at this size. */
const TOLERANCE = 0.18;

/**
 * One stroke as a closed shape: it swells from a fine tip, varies a little in width as a hand does, and thins out
 * again. Shapes need no stroke width, so they print and scale alike.
 */
export function strokeShape(line: readonly number[], { width, tip }: PencilStroke): string {
  const points = simplified(line, TOLERANCE);
  const count = points.length / 2;
  if (count < 2) return '';
  const total = length(points);
  const taper = Math.min(0.5 * total, 14);
  const closed = isClosed(points) && total > 20;
  const left: number[] = [];
  const right: number[] = [];
  let along = 0;
  for (let k = 0; k < count; k++) {
    const [x, y] = [points[k * 2] as number, points[k * 2 + 1] as number];
    if (k > 0) along += Math.hypot(x - (points[k * 2 - 2] as number), y - (points[k * 2 - 1] as number));
    const [nx, ny] = acrossAt(points, k, count);
    const end = closed ? 1 : tip + (1 - tip) * Math.min(1, Math.min(along, total - along) / taper);
    const breath = 1 + 0.16 * Math.sin(along * 0.021 + (points[0] as number)) + 0.08 * Math.sin(along * 0.073);
    const half = (width / 2) * end * breath;
    left.push(x + nx * half, y + ny * half);
    right.push(x - nx * half, y - ny * half);
  }
  return `${curve(left, 'M')}${curve(reversed(right), 'L')}Z`;
}

/** A line so short and thin that its shape would not show. */
export function hairline(line: readonly number[]): string {
  return curve(simplified(line, TOLERANCE), 'M');
}

/** Unit vector across the line at a point. */
function acrossAt(points: readonly number[], k: number, count: number): [number, number] {
  const before = Math.max(0, k - 1) * 2;
  const after = Math.min(count - 1, k + 1) * 2;
  const dx = (points[after] as number) - (points[before] as number);
  const dy = (points[after + 1] as number) - (points[before + 1] as number);
  const scale = 1 / (Math.hypot(dx, dy) || 1);
  return [-dy * scale, dx * scale];
}

/** Points joined smoothly: each is the control point of a curve between the middles of its neighbours. */
function curve(points: readonly number[], start: 'M' | 'L'): string {
  let path = `${start}${tenth(points[0])} ${tenth(points[1])}`;
  for (let k = 2; k + 3 < points.length; k += 2) {
    const middleX = ((points[k] as number) + (points[k + 2] as number)) / 2;
    const middleY = ((points[k + 1] as number) + (points[k + 3] as number)) / 2;
    path += sharp(points, k)
      ? `L${tenth(points[k])} ${tenth(points[k + 1])}`
      : `Q${tenth(points[k])} ${tenth(points[k + 1])} ${tenth(middleX)} ${tenth(middleY)}`;
  }
  return `${path}L${tenth(points[points.length - 2])} ${tenth(points[points.length - 1])}`;
}

/** Whether the line turns by more than 50 degrees here: then it is a real corner. */
function sharp(points: readonly number[], k: number): boolean {
  const ax = (points[k] as number) - (points[k - 2] as number);
  const ay = (points[k + 1] as number) - (points[k - 1] as number);
  const bx = (points[k + 2] as number) - (points[k] as number);
  const by = (points[k + 3] as number) - (points[k + 1] as number);
  return ax * bx + ay * by < 0.64 * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

function length(points: readonly number[]): number {
  let sum = 0;
  for (let k = 2; k < points.length; k += 2) {
    sum += Math.hypot(
      (points[k] as number) - (points[k - 2] as number),
      (points[k + 1] as number) - (points[k - 1] as number),
    );
  }
  return sum;
}

function isClosed(points: readonly number[]): boolean {
  const end = points.length - 2;
  return (
    Math.hypot((points[0] as number) - (points[end] as number), (points[1] as number) - (points[end + 1] as number)) < 1
  );
}

function reversed(points: readonly number[]): number[] {
  const turned: number[] = [];
  for (let k = points.length - 2; k >= 0; k -= 2) turned.push(points[k] as number, points[k + 1] as number);
  return turned;
}

const tenth = (value: number | undefined): number => Math.round((value ?? 0) * 10) / 10;

/** A closed line as a filled patch. */
export function patch(line: readonly number[]): string {
  return `${curve(simplified(line, TOLERANCE * 2), 'M')}Z`;
}
