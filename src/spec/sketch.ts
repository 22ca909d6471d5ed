import { z } from 'zod';
import { roundToMicrometre } from '#shared/units.ts';
import type { PieceKind } from './design-spec.ts';
import { builtCutIds } from './tables/cuts.ts';

/** How a drawn piece is worn: from a chain, on a post through the lobe, from a hook below it. */
export const sketchWorn = ['neck', 'lobe', 'hook'] as const;

/** As many as are still set one by one in a piece of this size. */
export const MOST_SKETCHED_STONES = 40;
export const MOST_OPENINGS = 24;
export const MOST_OUTLINE_POINTS = 400;

/** What metal cast from a drawing can measure, in mm. */
export const sketchRanges = {
  heightMm: { min: 5, max: 60 },
  thicknessMm: { min: 1, max: 4 },
  bevelMm: { min: 0, max: 1 },
  stoneMm: { min: 0.8, max: 25 },
} as const;

const millimetres = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().min(min).max(max).overwrite(roundToMicrometre);
const coordinate = millimetres({ min: -60, max: 60 });
const line = z
  .array(z.tuple([coordinate, coordinate]))
  .min(3)
  .max(MOST_OUTLINE_POINTS);

const sketchedStoneSchema = z.strictObject({
  cut: z.enum(builtCutIds),
  xMm: coordinate,
  yMm: coordinate,
  lengthMm: millimetres(sketchRanges.stoneMm),
  widthMm: millimetres(sketchRanges.stoneMm),
  /** How far its length is turned to the left from upright. */
  turnDeg: z.number().min(-180).max(180),
});

/**
 * A drawing as it is to be made: mm, the middle of the outline's box is the origin, y upwards. All that a person changes
 * on it by hand, and what a design is drawn from.
 */
export const sketchSchema = z.strictObject({
  worn: z.enum(sketchWorn),
  /** Closed, counter-clockwise. */
  outline: line,
  /** Sawn out: closed, inside the outline. */
  openings: z.array(line).max(MOST_OPENINGS),
  stones: z.array(sketchedStoneSchema).max(MOST_SKETCHED_STONES),
  thicknessMm: millimetres(sketchRanges.thicknessMm),
  bevelMm: millimetres(sketchRanges.bevelMm),
  setting: z.enum(['bezel', 'prong']),
});

export type Sketch = z.infer<typeof sketchSchema>;
export type SketchedStone = z.infer<typeof sketchedStoneSchema>;
export type SketchWorn = Sketch['worn'];

/** What is worn so: the pieces that take the outline of a drawing as their metal. */
export const sketchKinds = {
  neck: 'pendant',
  lobe: 'earrings',
  hook: 'earrings',
} as const satisfies Readonly<Record<SketchWorn, PieceKind>>;
