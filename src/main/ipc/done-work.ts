import { z } from 'zod';
import type { DoneWork } from '#shared/desktop/platform.ts';

/**
 * One line of plain text: line breaks and turned writing could feign another program's words. The joiners of Indian
 * scripts are letters' business.
 */
const line = (mostCharacters: number) =>
  z
    .string()
    .min(1)
    .max(mostCharacters)
    .regex(/^[\P{C}\u200c\u200d]*$/u);

export const doneWork: z.ZodType<DoneWork> = z.strictObject({ title: line(80), text: line(400) });
