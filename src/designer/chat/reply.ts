import type { AssistantEvent, AssistantTools } from './contract.ts';
import type { ReadTurn } from './read-turn.ts';

/**
 * One way of answering: undefined where the turn is not of its kind, so that the next is asked. What it yields is what the
 * client sees as it comes.
 */
export type Reply = (turn: ReadTurn, tools: AssistantTools) => AsyncIterable<AssistantEvent> | undefined;
