import type { Context } from 'hono';
import { answerProblem } from './problem-answers.ts';

/** The validator's own texts, which appear where a schema brings no words of ours. */
const NOT_OURS = /^(Invalid (input|option|string|key|element)|Too (big|small)|Unrecognized)/;

/** A schema's verdict on an input: what every route's hook receives. */
export type Validated =
  | { readonly success: true }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly message: string; readonly path: readonly PropertyKey[] }[];
      };
    };

/** Answers an input that a schema refused with the first issue, in the words of the schema. */
export function answerInvalidInput(result: Validated, c: Context): Response | undefined {
  if (result.success) return undefined;
  const issue = result.error.issues[0];
  return answerProblem(c, 400, {
    code: 'invalid_input',
    message: issue === undefined || NOT_OURS.test(issue.message) ? 'What was sent can’t be read.' : issue.message,
    remedy: 'Correct it and send it again.',
    ...(issue === undefined || issue.path.length === 0 ? {} : { path: issue.path.join('.') }),
  });
}
