import { DEGREE } from '#shared/units.ts';
import { type FacetedCutId, facetedCuts, type StoneSize } from '#spec/tables/cuts.ts';

/** A place on a girdle and the direction that it faces. */
export interface FacingPoint {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

/** An arc of a girdle up to the last direction that it faces; a corner or a tip is an arc of radius 0. */
interface Arc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly untilDeg: number;
}

/** Directions in which a girdle is sampled: on a 30 mm halo a step is 0.2 mm. */
const DIRECTIONS = 144;

/** Where a heart's lobe is highest, of its half width. */
const LOBE_TOP = 0.51;

/** A girdle as a function: the place that faces a direction. */
export type Girdle = (facingDeg: number) => FacingPoint;

/**
 * The girdle of a cut by the direction that it faces, counter-clockwise from +x; x across the finger, y along it. Tips
 * and corners face many directions. A heart is taken without its cleft, as a halo runs past it.
 */
export function girdleOf(shape: FacetedCutId, size: StoneSize): Girdle {
  const [a, b] = [size.widthMm / 2, size.lengthMm / 2];
  const right = rightHalf(shape, size);
  return (facingDeg) => {
    const [nx, ny] = [Math.cos(facingDeg * DEGREE), Math.sin(facingDeg * DEGREE)];
    if (right.length === 0) {
      const reach = Math.sqrt((a * nx) ** 2 + (b * ny) ** 2);
      return { x: (a * a * nx) / reach, y: (b * b * ny) / reach, nx, ny };
    }
    // The left half mirrors the right one.
    const folded = Math.atan2(ny, Math.abs(nx)) / DEGREE;
    const arc = right.find(({ untilDeg }) => folded <= untilDeg + 1e-9) ?? (right.at(-1) as Arc);
    const side = nx < 0 ? -1 : 1;
    return { x: side * (arc.x + arc.radius * Math.abs(nx)), y: arc.y + arc.radius * ny, nx, ny };
  };
}

/** A girdle in even steps of its facing. */
export function girdlePoints(girdle: Girdle): readonly FacingPoint[] {
  return Array.from({ length: DIRECTIONS }, (_, index) => girdle((360 * index) / DIRECTIONS));
}

/** The right half of a girdle from −90° to 90°; empty for an ellipse, which has a formula. */
function rightHalf(shape: FacetedCutId, { lengthMm, widthMm }: StoneSize): readonly Arc[] {
  const [a, b] = [widthMm / 2, lengthMm / 2];
  switch (shape) {
    case 'round':
    case 'oval':
      return [];
    case 'princess':
      return aboutMiddle([corner(a, b, 90)]);
    case 'emerald': {
      const cut = (widthMm * (facetedCuts.emerald.outline.cornerPct ?? 0)) / 100;
      return aboutMiddle([corner(a, b - cut, 45), corner(a - cut, b, 90)]);
    }
    case 'cushion':
      return aboutMiddle(pillow(a, b));
    case 'marquise':
      return aboutMiddle([wing(a, b, 0), corner(0, b, 90)]);
    case 'pear':
      // The half circle below, the tip above.
      return pear(a, b);
    case 'heart':
      return heart(a, b);
  }
}

function corner(x: number, y: number, untilDeg: number): Arc {
  return { x, y, radius: 0, untilDeg };
}

/** An arc that leaves the side squarely at height `y` and ends in a tip that lies `b` higher on the axis. */
function wing(a: number, b: number, y: number): Arc {
  const radius = (a * a + b * b) / (2 * a);
  return { x: a - radius, y, radius, untilDeg: Math.asin(Math.min(1, b / radius)) / DEGREE };
}

/** A side of a cushion bows by this much of its width: a pillow, not a box. */
const SIDE_BOW = 0.01;

/** Four bowed sides that run smoothly into round corners; the upper quarter. */
function pillow(a: number, b: number): readonly Arc[] {
  const radius = (2 * a * (facetedCuts.cushion.outline.cornerRadiusPct ?? 0)) / 100;
  const bow = 2 * a * SIDE_BOW;
  const [x, y] = [a - radius - bow, b - radius - bow];
  const sideOf = (half: number): number => (bow * bow + half * half) / (2 * bow) + radius;
  const [right, top] = [sideOf(y), sideOf(x)];
  return [
    { x: a - right, y: 0, radius: right, untilDeg: Math.asin(y / (right - radius)) / DEGREE },
    { x, y, radius, untilDeg: 90 - Math.asin(x / (top - radius)) / DEGREE },
    { x: 0, y: b - top, radius: top, untilDeg: 90 },
  ];
}

/** Where a pear's round head runs into its wings, of the slope from there to the tip. */
const SHOULDER_SHARE = 0.4;

/** A round head below, gently bowed wings, the tip above. */
function pear(a: number, b: number): readonly Arc[] {
  const headY = a - b;
  const turn = SHOULDER_SHARE * Math.asin(a / (b - headY));
  const [fromX, fromY] = [a * Math.cos(turn), headY + a * Math.sin(turn)];
  const chord = Math.atan2(fromX, b - fromY);
  const radius = Math.sqrt(fromX * fromX + (b - fromY) ** 2) / (2 * Math.sin(chord - turn));
  const [x, y] = [fromX - radius * Math.cos(turn), fromY - radius * Math.sin(turn)];
  const wing: Arc = { x, y, radius, untilDeg: (2 * chord - turn) / DEGREE };
  return [{ x: 0, y: headY, radius: a, untilDeg: turn / DEGREE }, wing, corner(0, b, 90)];
}

/** How far a heart's lobe turns in below its widest place, of the slope from there to the tip. */
const LOBE_SHARE = 0.38;

/** The tip below, a gently bowed wing, and a round lobe above. */
function heart(a: number, b: number): readonly Arc[] {
  const lobe = a * (1 - LOBE_TOP);
  const [topX, widestY] = [a * LOBE_TOP, b - lobe];
  const turn = LOBE_SHARE * Math.atan2(a, widestY + b);
  const [fromX, fromY] = [topX + lobe * Math.cos(turn), widestY - lobe * Math.sin(turn)];
  const chord = Math.atan2(fromX, fromY + b);
  const radius = Math.sqrt(fromX * fromX + (fromY + b) ** 2) / (2 * Math.sin(chord - turn));
  const [x, y] = [fromX - radius * Math.cos(turn), fromY + radius * Math.sin(turn)];
  return [
    corner(0, -b, -(2 * chord - turn) / DEGREE),
    { x, y, radius, untilDeg: -turn / DEGREE },
    { x: topX, y: widestY, radius: lobe, untilDeg: 90 },
  ];
}

/** Upper arcs from 0° to 90°, and the lower ones as their mirror image. */
function aboutMiddle(upper: readonly Arc[]): readonly Arc[] {
  const lower = upper.toReversed().map((arc, index): Arc => {
    const untilDeg = -(upper[upper.length - 2 - index]?.untilDeg ?? 0);
    return { x: arc.x, y: -arc.y, radius: arc.radius, untilDeg };
  });
  return [...lower, ...upper];
}
