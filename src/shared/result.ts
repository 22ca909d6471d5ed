/**
 * What went wrong, in the words of the trade. Every problem a user can cause carries what to do next.
 * `code` is stable and lower_snake_case: screens, the command line and tests key on it.
 */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  /** Path of the problem in the input, e.g. `parts.shank.shoulderWidthMm`. */
  readonly path?: string;
}

/** An expected outcome as a value: a bug throws, a user's mistake comes back as a {@link Problem}. */
export type Result<T, P = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<P = Problem>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}

/** The problem when the studio can't be reached. */
export const noAnswer: Problem = {
  code: 'network',
  message: 'The studio does not answer.',
  remedy: 'Check the connection, then try again.',
};

/**
 * Reads a problem from an answer, e.g. from parsed JSON.
 * @param otherwise the problem of an answer without a message
 */
export function readProblem(answered: unknown, otherwise: Problem): Problem {
  const { code = otherwise.code, message, remedy = 'Try again later.' } = (answered ?? {}) as Partial<Problem>;
  return typeof message === 'string' ? { code: String(code), message, remedy: String(remedy) } : otherwise;
}
