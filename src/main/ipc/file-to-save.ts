import { z } from 'zod';
import type { FileToSave } from '#shared/desktop/platform.ts';

/** Half a gigabyte: far above the largest export, far below what would choke the process. */
const MOST_BYTES = 512 * 1024 * 1024;

/** A plain name with an extension: no folder, no device, no character that a shell or a file system interprets. */
const plainName = z
  .string()
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*\.[a-z0-9]{1,8}$/u);

const bytes = z.custom<FileToSave['bytes']>(
  (value) => value instanceof Uint8Array && value.byteLength <= MOST_BYTES,
  'expected bytes',
);

export const fileToSave: z.ZodType<FileToSave> = z.strictObject({ name: plainName, bytes });
