import { brand } from '../brand.ts';

/** What follows the trial while nothing is for sale: said in these words wherever plans or trial are spoken of. */
const NOTHING_CLOSES =
  'Paid plans are not on sale yet. Until they are, the studio stays open to you after your trial, free of charge.';

/** The sentence about plans that are not on sale yet; undefined once the shop has written its own. */
export const nothingCloses: string | undefined = brand.arePlansSamples ? NOTHING_CLOSES : undefined;
