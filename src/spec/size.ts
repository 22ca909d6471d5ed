import { z } from 'zod';
import { roundToMicrometre } from '#shared/units.ts';

/** The systems that a ring or bangle size can be said in; `mm` is an inner diameter measured directly. */
export const sizeSystems = ['US', 'UK', 'EU', 'CH', 'IN', 'JP', 'IN_BANGLE', 'mm'] as const;

export type SizeSystem = (typeof sizeSystems)[number];

/** A size as it was said, and what it means in mm: charts differ, so both are kept. */
export const sizeSchema = z.strictObject({
  system: z.enum(sizeSystems),
  /** US 6.5, UK "M½", IN 13, IN_BANGLE "2-6"; the inner diameter again when the system is `mm`. */
  value: z.union([z.number(), z.string().max(8)]),
  innerDiameterMm: z.number().min(8).max(120).overwrite(roundToMicrometre),
});

export type Size = z.infer<typeof sizeSchema>;
