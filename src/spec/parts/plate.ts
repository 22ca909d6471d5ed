import { z } from 'zod';
import { choiceField, fieldRegistry, lengthField, ratioField } from '../field.ts';
import { roundToMicrometre } from '#shared/units.ts';

/** Outlines that a plate can take without a drawing. */
export const plateShapes = [
  'round',
  'oval',
  'drop',
  'heart',
  'shield',
  'hexagon',
  'bar',
  'leaf',
  'paisley',
  'free',
] as const;

const coordinate = z.number().min(-60).max(60).overwrite(roundToMicrometre);

/** A closed outline drawn by hand or traced from a sketch: points in mm, counter-clockwise, at most 600. */
const freeOutlineSchema = z
  .array(z.tuple([coordinate, coordinate]))
  .min(3)
  .max(600)
  .register(fieldRegistry, { control: 'outline', label: 'Outline' });

/** The body of a pendant or an earring: an outline with thickness, bevelled edge and, if wished, an open window. */
export const plateSchema = z.strictObject({
  kind: z.literal('plate'),
  shape: choiceField('Shape', plateShapes, 'drop'),
  widthMm: lengthField('Width', { min: 2, max: 80, step: 0.5, default: 12 }),
  heightMm: lengthField('Height', { min: 2, max: 120, step: 0.5, default: 18 }),
  thicknessMm: lengthField('Thickness', { min: 0.5, max: 8, step: 0.1, default: 1.6 }),
  bevelMm: lengthField('Bevel', { min: 0, max: 2, step: 0.05, default: 0.3 }),
  domeMm: lengthField('Dome', { min: 0, max: 4, step: 0.1, default: 0 }),
  border: ratioField('Open window: border', { min: 0, max: 0.4, step: 0.01, default: 0 }),
  outline: freeOutlineSchema.optional(),
  /** Of a free outline: what is sawn out of it, drawn in the same measures. */
  openings: z
    .array(freeOutlineSchema)
    .max(24)
    .register(fieldRegistry, { control: 'outline', label: 'Openings' })
    .optional(),
});
