import { brand } from '../brand.ts';

/** What is true of plans and trial while nothing is for sale: said in these words wherever the two are spoken of. */
const NOTHING_CLOSES =
  'Paid plans are not on sale yet. Until they are, every account can use the whole studio, and nothing closes when a trial ends.';

/** The sentence about plans that are not on sale yet; undefined once the shop has written its own. */
export const nothingCloses: string | undefined = brand.arePlansSamples ? NOTHING_CLOSES : undefined;
