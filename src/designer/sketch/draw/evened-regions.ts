import { outlineBox } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import { evened } from '../read/symmetry.ts';

type Line = readonly Point2[];

/** Two whose middles mirror each other within this over their width are a pair. */
const PAIRED = 0.45;

/** One whose middle is nearer to the axis than this over its width lies on it. */
const ON_AXIS = 0.12;

/** What lies between the lines of a drawing that was meant to be the same on both sides, made so: in mm, about x = 0. */
export function evenedRegions(regions: readonly Line[]): readonly Line[] {
  const left = [...regions];
  const done: Line[] = [];
  for (let region = left.shift(); region !== undefined; region = left.shift()) {
    const { middle, width } = placeOf(region);
    if (Math.abs(middle[0]) < ON_AXIS * width) {
      done.push(evened(region));
      continue;
    }
    const twinAt = left.findIndex((other) => {
      const twin = placeOf(other);
      return Math.hypot(twin.middle[0] + middle[0], twin.middle[1] - middle[1]) < PAIRED * Math.min(width, twin.width);
    });
    if (twinAt >= 0) left.splice(twinAt, 1);
    done.push(region, ...(twinAt >= 0 ? [region.map(([x, y]): Point2 => [-x, y]).toReversed()] : []));
  }
  return done;
}

function placeOf(line: Line): { readonly middle: Point2; readonly width: number } {
  const { minimum, maximum } = outlineBox(line);
  return {
    middle: [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2],
    width: maximum[0] - minimum[0],
  };
}
