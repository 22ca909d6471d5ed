import type { Problem } from '../result.ts';
import type { FormRules } from './field-rule.ts';

/** What a workshop says of a picture that it has uploaded. Of tags there are several. */
export const fileRules = {
  name: { required: true, most: 120 },
  tag: { required: true, most: 40 },
} as const satisfies FormRules;

/** A picture has at most so many. */
export const MOST_FILE_TAGS = 20;

export const BYTES_PER_MEGABYTE_OF_FILES = 1_000_000;
/** A photograph of 50 megapixels as JPEG, or one of 12 as PNG. */
export const MOST_FILE_BYTES = 20 * BYTES_PER_MEGABYTE_OF_FILES;

/** A smaller copy stands for a picture in lists: sharp on a card of any screen. */
export const LONGEST_PREVIEW_SIDE_PX = 640;
export const MOST_PREVIEW_BYTES = 200_000;

/** Said before it is sent, and by the studio to who sends it all the same. */
export const fileTooLarge: Problem = {
  code: 'file_too_large',
  message: `This file is larger than ${MOST_FILE_BYTES / BYTES_PER_MEGABYTE_OF_FILES} MB.`,
  remedy: 'Save it smaller, for instance as JPEG, and upload that.',
};
