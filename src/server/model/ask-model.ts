import type { LanguageModel } from 'ai';
import { CHARACTERS_PER_TOKEN, modelLimits } from '#spec/hosted-model/limits.ts';
import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import { modelProblem } from './model-problem.ts';
import { isWayRefused, type ModelWay, modelWays, stepBy } from './model-ways.ts';

/** Which way a model answers by, once that is known. */
export interface KnownWay {
  way: ModelWay;
}

/** As lines, which are longer than what they say: for providers that keep to no limit. */
const MOST_CHARACTERS = 20 * modelLimits.tokensPerStep * CHARACTERS_PER_TOKEN;

const wroteWithoutEnd = {
  code: 'model_wrote_too_much',
  message: 'The model wrote more than one answer may take and was stopped.',
  remedy: 'Try again, or go on with the built-in designer.',
};

/**
 * Asks a model for one step of its turn. One that refuses tools is asked once more without; any other failure is told, and
 * nobody else answers in its place.
 */
export async function* askModel(
  model: LanguageModel,
  known: KnownWay,
  step: ModelStep,
  signal: AbortSignal,
): AsyncIterable<ModelLine> {
  for (const way of modelWays.slice(modelWays.indexOf(known.way))) {
    let hasSpoken = false;
    const stop = new AbortController();
    try {
      let written = 0;
      for await (const line of stepBy(way, model, step, AbortSignal.any([signal, stop.signal]))) {
        hasSpoken = true;
        written += JSON.stringify(line).length;
        if (written > MOST_CHARACTERS) return yield { type: 'failed', problem: wroteWithoutEnd };
        yield line;
      }
      known.way = way;
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!hasSpoken && way !== modelWays.at(-1) && isWayRefused(error)) continue;
      yield { type: 'failed', problem: modelProblem(error, hasSpoken) };
      return;
    } finally {
      // Nobody listens to what would come after.
      stop.abort();
    }
  }
}
