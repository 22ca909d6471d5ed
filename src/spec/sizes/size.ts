import { z } from 'zod';
import { roundToMicrometre } from '#shared/units.ts';
import { innerDiameterLimitsMm, sizeToInnerDiameterMm } from './ring-sizes.ts';
import { sizeSystems } from './scales.ts';
import { sizeName } from './size-name.ts';

/** A diameter that was typed from a chart has two decimals or one; the next size of any chart is further away. */
const ROUNDING_MM = 0.06;

/** A size as it was said, and what it means in mm: charts differ, so both are kept, and both have to be of one size. */
export const sizeSchema = z
  .strictObject({
    system: z.enum(sizeSystems),
    /** US 6.5, UK "M½", IN 13, IN_BANGLE "2-6"; the inner diameter again when the system is `mm`. */
    value: z.union([z.number(), z.string().max(8)]),
    innerDiameterMm: z
      .number()
      .min(innerDiameterLimitsMm.least)
      .max(innerDiameterLimitsMm.most)
      .overwrite(roundToMicrometre),
  })
  .superRefine(({ system, value, innerDiameterMm }, context) => {
    const charted = sizeToInnerDiameterMm(system, value);
    if (!charted.ok) {
      const { message, remedy } = charted.problem;
      context.addIssue({ code: 'custom', path: ['value'], message, params: { remedy } });
    } else if (Math.abs(charted.value - innerDiameterMm) > ROUNDING_MM) {
      const measured = `${sizeName({ system, value })} has an inner diameter of ${charted.value.toFixed(2)} mm`;
      context.addIssue({
        code: 'custom',
        path: ['innerDiameterMm'],
        message: `${measured}, not ${innerDiameterMm} mm.`,
        params: { remedy: 'Correct the size or its diameter, or give the inner diameter alone, in mm.' },
      });
    }
  });

export type Size = z.infer<typeof sizeSchema>;
