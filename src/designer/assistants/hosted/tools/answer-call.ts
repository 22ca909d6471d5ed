import { modelTools, type ModelToolName } from '#spec/hosted-model/model-tools.ts';
import type { AssistantEvent } from '../../../chat/contract.ts';
import type { HostedTurn } from '../hosted-turn.ts';
import type { ModelCall } from '../read-step.ts';
import type { ToldFigures } from '../told-figures.ts';
import { toolRunners } from './registry.ts';
import { goesOn, type ToolOutcome, type ToolRunner } from './tool-runner.ts';

/** Longer answers take the room that the next step needs. */
const LONGEST_ANSWER = 6000;

/** Runs the tool that a model called, if there is one of that name and its input is one; else the model is told. */
export async function* answerCall(
  { name, input }: ModelCall,
  turn: HostedTurn,
  figures: ToldFigures,
): AsyncGenerator<AssistantEvent, ToolOutcome> {
  if (!isTool(name))
    return goesOn(`There is no tool ${name.slice(0, 60)}: there are ${Object.keys(modelTools).join(', ')}.`);
  const read = modelTools[name].input.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    return goesOn(`The input of ${name} is not right: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`);
  }
  const run = toolRunners[name] as ToolRunner<ModelToolName>;
  const { tells, isOver } = yield* run(read.data as never, turn, figures);
  return { tells: tells.slice(0, LONGEST_ANSWER), isOver };
}

const isTool = (name: string): name is ModelToolName => Object.hasOwn(modelTools, name);
