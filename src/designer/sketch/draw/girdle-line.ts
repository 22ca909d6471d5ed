import { cutLayouts } from '#layout/cuts/registry.ts';
import { outlineBox } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';

/** The girdle of a cut as it lies on a drawing, its length upright: around its middle, y upwards, in the unit of its sides. */
export function girdleLine(cut: BuiltCutId, width: number, length: number): readonly Point2[] {
  // In its usual ratio, and drawn out: a cut that is stretched far cannot be laid out.
  const girdle = cutLayouts[cut].outline({ lengthMm: 10 * builtCuts[cut].lengthToWidth, widthMm: 10 });
  const { minimum, maximum } = outlineBox(girdle);
  const [wide, tall] = [maximum[0] - minimum[0], maximum[1] - minimum[1]];
  return girdle.map(([x, y]): Point2 => [(x / wide) * width, (y / tall) * length]);
}
