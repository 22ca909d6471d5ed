import type { AssistantTools, ChatRequest, OpenDesign } from '../../chat/contract.ts';

/** A turn that a hosted model answers: what its tools work on. */
export interface HostedTurn {
  readonly chat: ChatRequest;
  readonly tools: AssistantTools;
  /** An open design by the name that the model knows it by: d1, d2. */
  designOf(name: string): OpenDesign | undefined;
  /** The id of a state by its name: s1 is how the design was proposed. */
  stateOf(design: OpenDesign, name: string): string | undefined;
  /** How often something that it wanted to do was refused. */
  refusals: number;
}

/** Begins a turn. Ids of designs and states are long, and a model would copy them wrong: it is told short names. */
export function openTurn(chat: ChatRequest, tools: AssistantTools): HostedTurn {
  return {
    chat,
    tools,
    designOf: (name) => chat.open.find((_, index) => nameOfDesign(index) === name.trim().toLowerCase()),
    stateOf({ states, redo }, name) {
      const all = [...states.map(({ id }) => id), ...(redo === undefined ? [] : [redo])];
      return all.find((_, index) => nameOfState(index) === name.trim().toLowerCase());
    },
    refusals: 0,
  };
}

export const nameOfDesign = (index: number): string => `d${index + 1}`;
export const nameOfState = (index: number): string => `s${index + 1}`;
