import type { FormRules } from './field-rule.ts';

/** What a workshop says of a design in its catalogue. Of tags there are several. */
export const listingRules = {
  title: { required: true, most: 120 },
  sku: { most: 40 },
  collection: { most: 60 },
  description: { multiline: true, most: 1000 },
  tag: { required: true, most: 40 },
} as const satisfies FormRules;

/** A design has at most so many. */
export const MOST_TAGS = 20;
