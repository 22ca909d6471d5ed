import { z } from 'zod';
import type { FileToSave } from '#shared/desktop/platform.ts';

/** Half a gigabyte: far above the largest export, far below what would choke the process. */
const MOST_BYTES = 512 * 1024 * 1024;

/** What the studio makes: nothing that a double click runs. */
const OURS = /\.(?:stl|3mf|glb|pdf|csv|jpe?g|png|webp|zip|json|txt|webm|mp4)$/;
/** Names of devices on Windows, whatever comes after their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])\s*\./i;

/** A plain name with an extension of ours: no folder, no device, no character that a shell or a file system interprets. */
const plainName = z
  .string()
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*\.[a-z0-9]{1,8}$/u)
  .regex(OURS)
  .refine((name) => !DEVICE.test(name));

const bytes = z.custom<FileToSave['bytes']>(
  (value) => value instanceof Uint8Array && value.byteLength <= MOST_BYTES,
  'expected bytes',
);

export const fileToSave: z.ZodType<FileToSave> = z.strictObject({ name: plainName, bytes });
