import type { SizeSystem } from '../size.ts';
import { indiaBangleScale } from './scales/india-bangles.ts';
import { indiaScale } from './scales/india-rings.ts';
import { euScale, japanScale, swissScale, usScale } from './scales/numbered-rings.ts';
import type { SizeScale } from './scales/scale.ts';
import { ukScale } from './scales/uk-letters.ts';

/** The systems with a chart of their own: all but a plain measure in mm. */
export type ChartSystem = Exclude<SizeSystem, 'mm'>;

/** Every chart by system. */
export const scales: Readonly<Record<ChartSystem, SizeScale>> = {
  US: usScale,
  UK: ukScale,
  EU: euScale,
  CH: swissScale,
  JP: japanScale,
  IN: indiaScale,
  IN_BANGLE: indiaBangleScale,
};

export const chartSystems = Object.keys(scales) as readonly ChartSystem[];
