import type { Context } from 'hono';
import type { Problem } from '#shared/result.ts';
import type { DatabaseTrouble } from '../db/database-trouble.ts';
import { answerProblem } from './problem-answers.ts';

/** Nothing that was asked for is half done: a transaction that did not end is none. */
export const noDatabase: Problem = {
  code: 'no_database',
  message: 'The studio does not reach its database.',
  remedy: 'Try again in a minute; whoever runs the studio looks at the database.',
};

const databaseFull: Problem = {
  code: 'database_full',
  message: 'The studio has no room to keep anything more.',
  remedy: 'Nothing was saved. Whoever runs the studio makes room; then try again.',
};

const tryAgain: Problem = {
  code: 'try_again',
  message: 'Somebody else was changing the same at that moment.',
  remedy: 'Nothing was saved. Try again.',
};

/** In seconds: a restart of a database takes about as long. */
const RETRY_AFTER = '5';

/** Answers a request that the database could not serve. */
export function answerTrouble(c: Context, trouble: DatabaseTrouble): Response {
  if (trouble === 'full') return answerProblem(c, 507, databaseFull);
  if (trouble === 'given up') {
    c.header('retry-after', '1');
    return answerProblem(c, 503, tryAgain);
  }
  c.header('retry-after', RETRY_AFTER);
  return answerProblem(c, 503, noDatabase);
}
