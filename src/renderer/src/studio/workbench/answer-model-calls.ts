import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { modelLines } from '../../api/model-lines.ts';
import { answeringPortOf } from '../../lib/platform/web-worker.ts';
import type { ModelCalls } from './model-calls.ts';

/** The page's half of the line to the studio's model: a worker has no token, and gets none. */
export function answerModelCalls(port: MessagePort): void {
  answerCalls<ModelCalls>(answeringPortOf(port), {
    async step(step, { signal, report }) {
      for await (const line of modelLines(step, signal)) report(line);
      return undefined;
    },
  });
}
