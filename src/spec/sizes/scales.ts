import { indiaBangleScale } from './scales/india-bangles.ts';
import { indiaScale } from './scales/india-rings.ts';
import { euScale, japanScale, swissScale, usScale } from './scales/numbered-rings.ts';
import type { SizeScale } from './scales/scale.ts';
import { ukScale } from './scales/uk-letters.ts';

/** The charts of ring sizes. A line here is all that the brief, the requests, the designs and the form need. */
const fingerScales = {
  US: usScale,
  UK: ukScale,
  EU: euScale,
  CH: swissScale,
  JP: japanScale,
  IN: indiaScale,
} as const;

/** The charts of bangle sizes. */
const wristScales = { IN_BANGLE: indiaBangleScale } as const;

export type RingSizeSystem = keyof typeof fingerScales;

/** The systems that rings are sized in at a counter. */
export const ringSizeSystems = Object.keys(fingerScales) as [RingSizeSystem, ...RingSizeSystem[]];

/** The systems with a chart of their own: all but a plain measure in mm. */
export type ChartSystem = RingSizeSystem | keyof typeof wristScales;

/** Every chart by system. */
export const scales: Readonly<Record<ChartSystem, SizeScale>> = { ...fingerScales, ...wristScales };

export const chartSystems = Object.keys(scales) as readonly ChartSystem[];

/** The systems that a size can be said in; `mm` is an inner diameter measured directly. */
export const sizeSystems = [...chartSystems, 'mm'] as const;

export type SizeSystem = (typeof sizeSystems)[number];
