import { speak } from '../speak.ts';
import { goesOn, isOver, unknownDesign, type ToolRunner } from './tool-runner.ts';

/** An earlier state of a design, or the one that was taken back. */
export const runShow: ToolRunner<'show'> = async function* ({ design: name, says, state: wanted }, turn, figures) {
  const design = turn.designOf(name);
  if (design === undefined) return unknownDesign(turn, name);
  const state = turn.stateOf(design, wanted);
  if (state === undefined) return goesOn(`${name} has no state ${wanted}.`);
  yield { type: 'shown', design: design.id, state };
  yield* speak(says, figures, design.id);
  return isOver;
};
