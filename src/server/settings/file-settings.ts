import { z } from 'zod';
import { BYTES_PER_MEGABYTE_OF_FILES } from '#shared/forms/file-rules.ts';
import { usualFileCaps } from '../files/file-caps.ts';
import type { FileSettings } from '../files/open-files.ts';

const cap = (usual: number) => z.coerce.number().int().positive().default(usual);

/** Rows of the table of variables (studio-settings.ts). */
export const fileVariables = {
  FILES_PER_WORKSHOP: cap(usualFileCaps.filesPerWorkshop),
  FILE_MEGABYTES_PER_WORKSHOP: cap(usualFileCaps.fileBytesPerWorkshop / BYTES_PER_MEGABYTE_OF_FILES),
  S3_BUCKET_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => !/[?#]/.test(text))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

export const fileExamples: Readonly<Record<keyof typeof fileVariables, string>> = {
  FILES_PER_WORKSHOP: '10000',
  FILE_MEGABYTES_PER_WORKSHOP: '3000',
  S3_BUCKET_URL: 'https://s3.eu-west-1.amazonaws.com/studio-pictures',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  S3_SECRET_ACCESS_KEY: 'a-long-random-text',
};

type Given = z.infer<z.ZodObject<typeof fileVariables>>;

/** @returns the settings, or the name of a variable that is missing */
export function fileSettings(given: Given): FileSettings | { readonly missing: keyof typeof fileVariables } {
  const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  const fileCaps = {
    filesPerWorkshop: given.FILES_PER_WORKSHOP,
    fileBytesPerWorkshop: given.FILE_MEGABYTES_PER_WORKSHOP * BYTES_PER_MEGABYTE_OF_FILES,
  };
  if (S3_BUCKET_URL === undefined) return { fileCaps };
  if (S3_ACCESS_KEY_ID === undefined) return { missing: 'S3_ACCESS_KEY_ID' };
  if (S3_SECRET_ACCESS_KEY === undefined) return { missing: 'S3_SECRET_ACCESS_KEY' };
  const s3 = {
    bucketUrl: S3_BUCKET_URL.replace(/\/+$/, ''),
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
  return { fileCaps, s3 };
}
