import { APICallError, InvalidResponseDataError } from 'ai';
import type { Problem } from '#shared/result.ts';
import { NotGone } from './careful-fetch.ts';

const goOn = 'Try again, or go on with the built-in designer.';
const tellOperator = 'Go on with the built-in designer, and tell whoever runs the studio.';

/** What a refusal of the provider means for who waits. */
const ofStatus: Readonly<Record<number, Omit<Problem, 'remedy'> & { readonly remedy?: string }>> = {
  401: {
    code: 'model_key_refused',
    message: 'The provider of the model does not accept the studio’s key.',
    remedy: tellOperator,
  },
  403: {
    code: 'model_key_refused',
    message: 'The provider of the model does not accept the studio’s key.',
    remedy: tellOperator,
  },
  402: {
    code: 'model_unpaid',
    message: 'The provider of the model wants to be paid before it answers.',
    remedy: tellOperator,
  },
  404: {
    code: 'model_not_found',
    message: 'The provider knows no such model, or not at this address.',
    remedy: tellOperator,
  },
  413: {
    code: 'model_overwhelmed',
    message: 'This is more than the model takes at once.',
    remedy: 'Say it in fewer words, or go on with the built-in designer.',
  },
  429: {
    code: 'model_busy',
    message: 'The model is too busy at the moment.',
    remedy: 'Wait a minute and try again, or go on with the built-in designer.',
  },
};

/**
 * Why a model did not answer, without anything that the provider wrote: that may be anything.
 * @param hasSpoken whether something of its answer had come
 */
export function modelProblem(error: unknown, hasSpoken = false): Problem {
  for (const one of causesOf(error)) {
    if (one instanceof NotGone) return one.problem;
    if (APICallError.isInstance(one) && (one.statusCode ?? 0) >= 400) return ofAnswer(one.statusCode ?? 0);
    const { name, code } = one as { readonly name?: unknown; readonly code?: unknown };
    if (name === 'TimeoutError') return tooSlow;
    if (InvalidResponseDataError.isInstance(one)) return brokenOff;
    if (typeof code === 'string' && UNREACHED.test(code)) return hasSpoken ? brokenOff : notReached;
  }
  return strangeAnswer;
}

function ofAnswer(status: number): Problem {
  const known = ofStatus[status];
  if (known !== undefined) return { remedy: goOn, ...known };
  if (status >= 500)
    return { code: 'model_failed', message: `The provider of the model made a mistake (${status}).`, remedy: goOn };
  return {
    code: 'model_refused',
    message: `The provider of the model refused the question (${status}).`,
    remedy: tellOperator,
  };
}

/** An error with what caused it. */
export function* causesOf(error: unknown): Iterable<unknown> {
  let at = error;
  for (let depth = 0; depth < 8 && typeof at === 'object' && at !== null; depth += 1) {
    yield at;
    at = (at as { readonly cause?: unknown }).cause;
  }
}

const UNREACHED =
  /^(?:ERR_STREAM_PREMATURE_CLOSE|ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|ETIMEDOUT|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|HPE_)/;

const tooSlow: Problem = { code: 'model_too_slow', message: 'The model did not answer in time.', remedy: goOn };

const notReached: Problem = { code: 'model_not_reached', message: 'The model cannot be reached.', remedy: goOn };

const brokenOff: Problem = {
  code: 'model_cut_off',
  message: 'The model’s answer broke off in the middle.',
  remedy: goOn,
};

const strangeAnswer: Problem = {
  code: 'model_not_understood',
  message: 'The model’s answer could not be read.',
  remedy: goOn,
};
