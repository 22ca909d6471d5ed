import { APICallError, type LanguageModel } from 'ai';
import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import { causesOf } from './model-problem.ts';
import { stepByTools } from './step-by-tools.ts';
import { stepInWords } from './step-in-words.ts';

/**
 * The ways to ask a model, the best first: it calls tools; it writes its calls as JSON, held to that by its provider; it writes
 * them as it can. Never two at once: at several providers tools and a schema together fail.
 */
export const modelWays = ['tools', 'schema', 'words'] as const;

export type ModelWay = (typeof modelWays)[number];

/** Asks for one step in one way. */
export function stepBy(
  way: ModelWay,
  model: LanguageModel,
  step: ModelStep,
  signal: AbortSignal,
): AsyncIterable<ModelLine> {
  return way === 'tools' ? stepByTools(model, step, signal) : stepInWords(model, step, signal, way === 'schema');
}

/** A provider that is well and refuses the way in which it was asked says so, each in words of its own. */
const ABOUT_THE_WAY = /tool|function|schema|response_format|structured|grammar|json/i;
/** Its key, its quota, or a fault of its own. */
const ABOUT_SOMETHING_ELSE = new Set([401, 402, 403, 408, 429]);

export function isWayRefused(error: unknown): boolean {
  for (const one of causesOf(error)) {
    if (!APICallError.isInstance(one)) continue;
    const { statusCode = 0, responseBody = '', message } = one;
    const isRefusal =
      (statusCode >= 400 && statusCode < 500 && !ABOUT_SOMETHING_ELSE.has(statusCode)) || statusCode === 501;
    return isRefusal && ABOUT_THE_WAY.test(`${message} ${responseBody.slice(0, 4000)}`);
  }
  return false;
}
