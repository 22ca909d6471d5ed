import { z } from 'zod';

/** Cognito's largest page. */
const MOST_ROWS = 60;

/** How many rows a list may have. Some clients say 0 for as many as there are. */
export const pageLimit = z
  .number()
  .int()
  .min(0)
  .max(MOST_ROWS)
  .nullish()
  .transform((rows) => rows || MOST_ROWS);

/** Where the next page begins: how many rows were listed already. */
export const pageToken = z
  .string()
  .regex(/^\d{1,9}$/)
  .nullish()
  .transform((text) => Number(text ?? 0));
