import { sql } from 'kysely';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import { attemptsSoFar, clearAttempts, type Counter, type Limit, refusingLimit } from '../limits/count-attempts.ts';
import type { Membership } from './memberships.ts';

/** Thirty people who save every half minute; a program that fills the disk is stopped. */
export const writesOfWorkshop: Limit = { name: 'designs-of', most: 3600, windowMs: HOUR_MS };
/** Of these, what one of its people may use: ten times what somebody saves who works, and no more than stops the others. */
export const writesOfPerson: Limit = { name: 'designs-by', most: 1200, windowMs: HOUR_MS };

const workshopBusy: Problem = {
  code: 'too_many_requests',
  message: 'This workshop has saved more in an hour than people do.',
  remedy: 'Wait an hour and try again.',
};
const personBusy: Problem = {
  code: 'too_many_requests',
  message: 'You have saved more in an hour than people do.',
  remedy: 'Wait an hour and try again. The others in the workshop go on.',
};

type Writer = Pick<Membership, 'workshopId' | 'accountId'>;

const personIn = ({ workshopId, accountId }: Writer) => `${workshopId}:${accountId}`;

/**
 * Counts a write, in its transaction and once it is sure that it changes something: of who writes, and of the workshop.
 * @returns refused with `too_many_requests`
 */
export async function countWrite(counter: Counter, writer: Writer): Promise<Result<undefined>> {
  const ofPerson = { limit: writesOfPerson, who: personIn(writer) };
  const refusing = await refusingLimit(counter, ofPerson, { limit: writesOfWorkshop, who: writer.workshopId });
  if (refusing === undefined) return ok(undefined);
  return fail(refusing === writesOfPerson ? personBusy : workshopBusy);
}

/**
 * Gives back what somebody has used of a workshop's writes, since they are in it no longer: the others go on.
 * @param work a transaction that holds the workshop
 */
export async function giveWritesBack(work: Database, writer: Writer): Promise<void> {
  // Whether its hour is over or not: that of the workshop may go on.
  const { count } = await attemptsSoFar({ db: work, clock: () => 0 }, writesOfPerson, personIn(writer));
  if (count === 0) return;
  await work
    .updateTable('attempts')
    .set((row) => ({
      count: sql<number>`case when ${row.ref('count')} > ${count} then ${row.ref('count')} - ${count} else 0 end`,
    }))
    .where('key', '=', `${writesOfWorkshop.name}:${writer.workshopId}`)
    .execute();
  await clearAttempts({ db: work }, writesOfPerson, personIn(writer));
}
