import type { PartOf } from '#spec/part-registry.ts';
import { outlineBox, resample, signedArea } from '#layout/outline/outlines.ts';
import type { Point2 } from '../../../contract/frame.ts';

type Plate = PartOf<'plate'>;

/** Points of a drawn outline before it is resampled to the count of the quality. */
const FINE = 360;

/** A unit outline (about ±1), counter-clockwise, by its parameter 0…1. */
type Curve = (t: number) => Point2;

const turn = (t: number): number => 2 * Math.PI * t;

const curves: Readonly<Record<Exclude<Plate['shape'], 'free' | 'hexagon' | 'bar' | 'shield'>, Curve>> = {
  round: (t) => [Math.cos(turn(t)), Math.sin(turn(t))],
  oval: (t) => [Math.cos(turn(t)), Math.sin(turn(t))],
  // A circle drawn out to a soft point at the top.
  drop: (t) => {
    const a = turn(t) - Math.PI / 2;
    const pull = (1 + Math.sin(a)) / 2;
    return [Math.cos(a) * (1 - 0.86 * pull ** 1.7), Math.sin(a) + 0.55 * pull ** 2];
  },
  // The classic heart of sines; it runs clockwise from the cleft, which the caller turns.
  heart: (t) => {
    const a = turn(t);
    return [16 * Math.sin(a) ** 3, 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)];
  },
  leaf: (t) => {
    const a = turn(t) - Math.PI / 2;
    return [Math.cos(a) * Math.abs(Math.cos(a)) ** 0.35 * (1 - 0.18 * Math.sin(a)), Math.sin(a)];
  },
  // The mango: a drop whose tip leans over.
  paisley: (t) => {
    const a = turn(t) - Math.PI / 2;
    const pull = (1 + Math.sin(a)) / 2;
    const lean = 0.62 * pull ** 2.6;
    return [Math.cos(a) * (1 - 0.84 * pull ** 1.5) + lean, Math.sin(a) + 0.5 * pull ** 2 - 0.24 * pull ** 5];
  },
};

/** Corner points of the straight-sided shapes, about ±1, counter-clockwise. */
const corners: Readonly<Record<'hexagon' | 'bar' | 'shield', readonly Point2[]>> = {
  hexagon: [0, 1, 2, 3, 4, 5].map((k) => [
    Math.cos((Math.PI / 3) * k + Math.PI / 2),
    Math.sin((Math.PI / 3) * k + Math.PI / 2),
  ]),
  bar: [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ],
  shield: [
    [0, -1],
    [0.52, -0.62],
    [0.86, -0.12],
    [1, 0.42],
    [1, 1],
    [-1, 1],
    [-1, 0.42],
    [-0.86, -0.12],
    [-0.52, -0.62],
  ],
};

/** The outline of a plate in mm, centred on its box, counter-clockwise, in `count` even steps of its length. */
export function plateOutline(plate: Plate, count: number): readonly Point2[] {
  const raw = rawOutline(plate);
  const turned = signedArea(raw) < 0 ? [...raw].reverse() : raw;
  return resample(fitted(turned, plate), count);
}

/** What is sawn out of a plate, in mm, at the place and in the scale of its outline. */
export function plateOpenings(plate: Plate, count: number): readonly (readonly Point2[])[] {
  if (plate.shape !== 'free') return [];
  const raw = rawOutline(plate);
  return (plate.openings ?? []).map((opening) =>
    resample(fitted(opening, plate, raw), Math.max(24, Math.ceil(count / 3))),
  );
}

function rawOutline(plate: Plate): readonly Point2[] {
  if (plate.shape === 'free') return plate.outline ?? corners.bar;
  if (plate.shape === 'hexagon' || plate.shape === 'bar' || plate.shape === 'shield') {
    return filedCorners(fitted(corners[plate.shape], plate), cornerRadiusMm(plate));
  }
  const curve = curves[plate.shape];
  return Array.from({ length: FINE }, (_, index) => curve(index / FINE));
}

/** Radius of the corners of straight shapes, so that they do not scratch; a bar is nearly round at its ends. */
function cornerRadiusMm(plate: Plate): number {
  return plate.shape === 'bar' ? 0.3 * Math.min(plate.widthMm, plate.heightMm) : 0.05 * plate.widthMm;
}

/**
 * Scales to the wished width and height and centres the box on the origin.
 * @param within the outline whose box that is
 */
function fitted(outline: readonly Point2[], plate: Plate, within = outline): readonly Point2[] {
  const { minimum, maximum } = outlineBox(within);
  const scaleX = plate.widthMm / (maximum[0] - minimum[0]);
  const scaleY = plate.heightMm / (maximum[1] - minimum[1]);
  const middle: Point2 = [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2];
  return outline.map(([x, y]) => [(x - middle[0]) * scaleX, (y - middle[1]) * scaleY]);
}

const FILE_STEPS = 8;

/** Replaces each corner by a quadratic arc that begins `radiusMm` before it. */
function filedCorners(outline: readonly Point2[], radiusMm: number): readonly Point2[] {
  return outline.flatMap((corner, index) => {
    const before = outline[(index + outline.length - 1) % outline.length] as Point2;
    const after = outline[(index + 1) % outline.length] as Point2;
    const from = towards(corner, before, radiusMm);
    const to = towards(corner, after, radiusMm);
    return Array.from({ length: FILE_STEPS + 1 }, (_, step): Point2 => {
      const t = step / FILE_STEPS;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]];
    });
  });
}

function towards(from: Point2, to: Point2, lengthMm: number): Point2 {
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(0.45, lengthMm / whole);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
