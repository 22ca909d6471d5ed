import { girdleLine } from '#designer/sketch/draw/girdle-line.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';

/** Points of an SVG polygon around the middle of a stone, its length upright, y down. */
export function gemPoints(cut: BuiltCutId, width: number, length: number): string {
  return girdleLine(cut, width, length)
    .map(([x, y]) => `${x.toFixed(2)},${(-y).toFixed(2)}`)
    .join(' ');
}
