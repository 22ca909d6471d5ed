import type { LanguageModel } from 'ai';
import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import { modelProblem } from './model-problem.ts';
import { isWayRefused, type ModelWay, modelWays, stepBy } from './model-ways.ts';

/** Which way a model answers by, once that is known. */
export interface KnownWay {
  way: ModelWay;
}

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
    try {
      for await (const line of stepBy(way, model, step, signal)) {
        hasSpoken = true;
        yield line;
      }
      known.way = way;
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!hasSpoken && way !== modelWays.at(-1) && isWayRefused(error)) continue;
      yield { type: 'failed', problem: modelProblem(error, hasSpoken) };
      return;
    }
  }
}
