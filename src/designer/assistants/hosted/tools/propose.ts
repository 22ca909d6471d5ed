import { heedInBrief } from '../heed/heed-in-brief.ts';
import { speak } from '../speak.ts';
import { isOver, refuseCall, type ToolRunner } from './tool-runner.ts';

/** Four designs from a brief that the model wrote, with everything in it that the client said. */
export const runPropose: ToolRunner<'propose'> = async function* ({ says, brief }, turn, figures) {
  const heeded = heedInBrief(brief, turn.chat);
  if (!heeded.ok) return refuseCall(turn, `${heeded.problem.message} ${heeded.problem.remedy}`);
  yield* speak(says, figures);
  yield { type: 'proposed', brief: heeded.value };
  return isOver;
};
