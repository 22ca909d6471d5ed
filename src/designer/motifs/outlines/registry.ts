import { roundToMicrometre } from '#shared/units.ts';
import { cloverOutline } from './clover.ts';
import { crescentOutline } from './crescent.ts';
import { crossOutline } from './cross.ts';
import { daisyOutline } from './daisy.ts';
import { flowerOutline } from './flower.ts';
import { lotusOutline } from './lotus.ts';
import type { DrawnOutline, Outline } from './outline.ts';
import { plateShapeOutlines } from './plate-shapes.ts';
import { starOutline } from './star.ts';

/** Outlines that are drawn point by point. A new one is a file and a line here. */
const drawnOutlines = {
  flower: flowerOutline,
  daisy: daisyOutline,
  lotus: lotusOutline,
  star: starOutline,
  crescent: crescentOutline,
  cross: crossOutline,
  clover: cloverOutline,
} as const satisfies Readonly<Record<string, DrawnOutline>>;

/** Every outline that a plate can be given. */
export const outlines = { ...plateShapeOutlines, ...drawnOutlines } as const;

export type PlateOutline = keyof typeof outlines;

export type DrawnOutlineName = keyof typeof drawnOutlines;

export function outlineFacts(outline: PlateOutline): Outline {
  return outlines[outline];
}

export function isDrawnOutline(outline: PlateOutline): outline is DrawnOutlineName {
  return Object.hasOwn(drawnOutlines, outline);
}

/** Outlines are drawn on this half width; the plate scales them to its own measures. */
const HALF_MM = 10;

/** The points of a drawn outline in mm, counter-clockwise, its first petal upwards. */
export function drawOutline(outline: DrawnOutlineName): [number, number][] {
  return drawnOutlines[outline]
    .draw()
    .map(([x, y]): [number, number] => [roundToMicrometre(HALF_MM * x), roundToMicrometre(HALF_MM * y)]);
}
