import type { ModelToolInput, ModelToolName } from '#spec/hosted-model/model-tools.ts';
import type { AssistantEvent } from '../../../chat/contract.ts';
import type { HostedTurn } from '../hosted-turn.ts';
import type { ToldFigures } from '../told-figures.ts';

/** What became of a call. */
export interface ToolOutcome {
  /** For the model. */
  readonly tells: string;
  /** The turn is over: what it wanted was done, or is left to the client. */
  readonly isOver: boolean;
}

/** Runs one tool: what it yields the client sees, what it returns the model is told. */
export type ToolRunner<Name extends ModelToolName> = (
  input: ModelToolInput<Name>,
  turn: HostedTurn,
  figures: ToldFigures,
) => AsyncGenerator<AssistantEvent, ToolOutcome>;

export const goesOn = (tells: string): ToolOutcome => ({ tells, isOver: false });
export const isOver: ToolOutcome = { tells: 'Done.', isOver: true };

/** Something that it wanted to do, and why that is not done. */
export function refuseCall(turn: HostedTurn, why: string): ToolOutcome {
  turn.refusals += 1;
  return goesOn(`Refused: ${why}`);
}

/** Where it named a design that does not lie open. */
export function unknownDesign({ chat: { open } }: HostedTurn, name: string): ToolOutcome {
  const names = open.map((_, index) => `d${index + 1}`).join(', ');
  return goesOn(`There is no design ${name}. ${open.length === 0 ? 'Nothing lies open.' : `Open are ${names}.`}`);
}
