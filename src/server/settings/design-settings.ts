import { z } from 'zod';
import { BYTES_PER_MEGABYTE, type DesignCaps, usualDesignCaps } from '../designs/design-caps.ts';

const cap = (usual: number) => z.coerce.number().int().positive().default(usual);

/** Rows of the table of variables (studio-settings.ts). */
export const designVariables = {
  DESIGNS_PER_WORKSHOP: cap(usualDesignCaps.designsPerWorkshop),
  MEGABYTES_PER_WORKSHOP: cap(usualDesignCaps.bytesPerWorkshop / BYTES_PER_MEGABYTE),
};

export const designExamples: Readonly<Record<keyof typeof designVariables, string>> = {
  DESIGNS_PER_WORKSHOP: '20000',
  MEGABYTES_PER_WORKSHOP: '1000',
};

type Given = z.infer<z.ZodObject<typeof designVariables>>;

export const designSettings = (given: Given): DesignCaps => ({
  designsPerWorkshop: given.DESIGNS_PER_WORKSHOP,
  bytesPerWorkshop: given.MEGABYTES_PER_WORKSHOP * BYTES_PER_MEGABYTE,
});
