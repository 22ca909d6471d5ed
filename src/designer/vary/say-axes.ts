import { axisWords } from '#shared/axis-words.ts';
import { capitalised } from '#shared/words.ts';
import { inSeries } from '../phrasing/numbers.ts';
import type { VariedAxis } from './variation.ts';

const called: Readonly<Record<VariedAxis, string>> = axisWords;

/** "Another setting and profile"; of a design that only weighs otherwise, its proportions. */
export function sayAxes(axes: readonly VariedAxis[]): string {
  if (axes.length === 0) return 'Other proportions';
  return capitalised(`another ${inSeries(axes.map((axis) => called[axis]))}`);
}
