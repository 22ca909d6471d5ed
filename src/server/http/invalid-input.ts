import type { Context } from 'hono';
import { answerProblem } from './problem-answers.ts';

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
    message: issue?.message ?? 'What was sent can’t be read.',
    remedy: 'Correct it and send it again.',
    ...(issue === undefined || issue.path.length === 0 ? {} : { path: issue.path.join('.') }),
  });
}
