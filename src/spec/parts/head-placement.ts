import { z } from 'zod';
import { roundToMicrometre } from '#shared/units.ts';
import { angleField, choiceField, fieldRegistry, lengthField, partField, stoneField } from '../field.ts';

/** Where a setting stands: shared by prong and bezel heads. Without `on` the head is the piece's own body (a stud). */
export const headPlacement = {
  on: partField('Stands on').optional(),
  holds: stoneField('Holds'),
  /** Where a tip or a narrow end points: up, left, down or right. */
  orientation: choiceField('Long side', ['north-south', 'east-west', 'south-north', 'west-east'], 'north-south'),
  /** How far the stone is turned to the left besides, as on a drawing, where stones lie as they like. */
  turnDeg: z
    .number()
    .min(-180)
    .max(180)
    .overwrite(roundToMicrometre)
    .register(fieldRegistry, { control: 'number', label: 'Turned', unit: '°', min: -180, max: 180, step: 1 })
    .optional(),
  /** Around the finger from the top of the ring, positive towards +x; on a plate it is not used. */
  aroundDeg: angleField('Around the finger', { min: -170, max: 170, step: 0.5, default: 0 }),
  /** On a plate: where the stone's centre lies. On a shank: sideways shift along the finger. */
  offsetXMm: lengthField('Offset to the right', { min: -60, max: 60, step: 0.1, default: 0 }),
  offsetYMm: lengthField('Offset upwards', { min: -60, max: 60, step: 0.1, default: 0 }),
  /** Clear height between what it stands on and the culet: 0.7 is a low head, 2 a usual one, 3.6 a high one. */
  baseHeightMm: lengthField('Base height', { min: 0, max: 6, step: 0.1, default: 0.7, measures: 'base-height' }),
};

const quarterTurns = { 'north-south': 0, 'east-west': 1, 'south-north': 2, 'west-east': 3 } as const;

/** How many quarters a stone is turned to the left as seen from above. */
export function quarterTurnsOf({ orientation }: Pick<HeadPlacement, 'orientation'>): 0 | 1 | 2 | 3 {
  return quarterTurns[orientation];
}

/** Whether the long side of a stone lies across: east to west. */
export function liesAcross(head: Pick<HeadPlacement, 'orientation'>): boolean {
  return quarterTurnsOf(head) % 2 === 1;
}

/** The placement that every part with these fields has. */
export type HeadPlacement = z.infer<z.ZodObject<typeof headPlacement>>;
