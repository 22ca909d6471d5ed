import type { PartOf } from '#spec/part-registry.ts';
import type { Point2 } from '../outline/point.ts';
import { bellCrown } from './bell-form.ts';
import { wallSides } from './bell-line.ts';

/** One row of grains around a bell: where the middle of a grain lies on a smooth one, and how many there are. */
export interface GrainRow {
  readonly radiusMm: number;
  readonly heightMm: number;
  readonly count: number;
}

/** How far the middle of a grain lies outside the wall, over its diameter: more than half of it stands out. */
const GRAIN_OUT = 0.12;

/** From grain to grain over their diameter: they nearly touch, and never do, also where flutes draw them inwards. */
const GRAIN_PITCH = 1.06;
const FLUTED_PITCH = 1.2;

/** Where rows lie on the outside of the wall, by their number: at the rim, around the crown, between the two. */
export function grainRows(bell: PartOf<'bell'>): readonly GrainRow[] {
  const { grainMm } = bell;
  const { outer } = wallSides(bell);
  const lengths = lengthsAlong(outer.points);
  const total = lengths.at(-1) ?? 0;
  const { capRadiusMm } = bellCrown(bell);
  const atCrown = outer.points.findIndex(([radius]) => radius <= capRadiusMm + 0.6 * grainMm);
  const crownMm = lengths[atCrown] ?? total;
  const rows = [0.5 * grainMm, crownMm, 0.5 * grainMm + 0.42 * crownMm].slice(0, bell.grainRows);
  return rows.map((alongMm) => {
    const index = Math.max(
      0,
      lengths.findIndex((length) => length >= alongMm),
    );
    const [radius, height] = outer.points[index] as Point2;
    const [nx, ny] = outer.normals[index] as Point2;
    const radiusMm = radius + GRAIN_OUT * grainMm * nx;
    const most = Math.floor((2 * Math.PI * radiusMm) / ((bell.flutes === 0 ? GRAIN_PITCH : FLUTED_PITCH) * grainMm));
    // As many on every lobe, so that the grooves are not filled.
    const even = bell.flutes === 0 ? most : bell.flutes * Math.max(1, Math.floor(most / bell.flutes));
    return { radiusMm, heightMm: height + GRAIN_OUT * grainMm * ny, count: even };
  });
}

function lengthsAlong(points: readonly Point2[]): readonly number[] {
  let sum = 0;
  return points.map(([x, y], index) => {
    const before = points[index - 1];
    if (before) sum += Math.hypot(x - before[0], y - before[1]);
    return sum;
  });
}
