import type { AssistantEvent } from './contract.ts';

/** Events that are known all at once. */
export async function* allAtOnce(...events: readonly AssistantEvent[]): AsyncIterable<AssistantEvent> {
  yield* events;
}
