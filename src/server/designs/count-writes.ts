import { HOUR_MS } from '#shared/time-units.ts';
import { countAttempt, type Counter, type Limit } from '../limits/count-attempts.ts';

/** Thirty people who save every half minute; a program that fills the disk is stopped. */
export const writesOfWorkshop: Limit = { name: 'designs-of', most: 3600, windowMs: HOUR_MS };

/** Counts a write of a workshop, in the transaction of that write. @returns whether it may be made */
export const countWrite = (counter: Counter, workshopId: string): Promise<boolean> =>
  countAttempt(counter, writesOfWorkshop, workshopId);
