import { z } from 'zod';
import { counterSchema } from '#spec/workshop/counter.ts';

/** The counter of the workshop that somebody works in, as it was read last. */
export const keptCounterSchema = z.object({
  accountId: z.string(),
  workshopId: z.string(),
  shopName: z.string(),
  /** Whether they may change it. */
  isOwner: z.boolean(),
  /** Which state of it this is. */
  etag: z.string(),
  /** Undefined where nothing was entered yet. */
  counter: counterSchema.optional(),
});

export type KeptCounter = z.infer<typeof keptCounterSchema>;

/** Its name in the browser's local storage. */
const NAME = 'counter';

const browserStorage = (): Storage => localStorage;

/** What this browser keeps, so that prices are right from the first moment and without a line. */
export function keptCounter(storage: () => Storage = browserStorage): KeptCounter | undefined {
  try {
    const text = storage().getItem(NAME);
    return text === null ? undefined : keptCounterSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // A browser without storage for this site, or with a damaged text: it is read from the workshop.
    return undefined;
  }
}

/** @param counter undefined forgets what was kept */
export function keepCounter(counter: KeptCounter | undefined, storage: () => Storage = browserStorage): void {
  try {
    if (counter === undefined) storage().removeItem(NAME);
    else storage().setItem(NAME, JSON.stringify(counter));
  } catch {
    // As above: the next visit reads it from the workshop.
  }
}
