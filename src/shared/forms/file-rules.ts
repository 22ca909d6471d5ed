import type { FormRules } from './field-rule.ts';

/** What a workshop says of a picture that it has uploaded. Of tags there are several. */
export const fileRules = {
  name: { required: true, most: 120 },
  tag: { required: true, most: 40 },
} as const satisfies FormRules;

/** A picture has at most so many. */
export const MOST_FILE_TAGS = 20;
