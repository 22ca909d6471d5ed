import { capitalised } from '#shared/words.ts';
import { inSeries } from '../phrasing/numbers.ts';
import type { VariedAxis } from './variation.ts';

/** What each axis is called over the counter. */
export const axisWords: Readonly<Record<VariedAxis, string>> = {
  silhouette: 'outline',
  setting: 'setting',
  rhythm: 'number of stones',
  profile: 'profile',
  surface: 'finish and detail',
  colour: 'metal colour',
  size: 'size',
};

/** "Another setting and profile"; of a design that only weighs otherwise, its proportions. */
export function sayAxes(axes: readonly VariedAxis[]): string {
  if (axes.length === 0) return 'Other proportions';
  return capitalised(`another ${inSeries(axes.map((axis) => axisWords[axis]))}`);
}
