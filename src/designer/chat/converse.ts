import { LONGEST_BRIEF } from '../brief/understand.ts';
import type { AssistantEvent, AssistantTools, ChatRequest } from './contract.ts';
import { readTurn } from './read-turn.ts';
import { chosenReply } from './replies/chosen.ts';
import { replies } from './replies/registry.ts';

/**
 * What the built-in designer answers: plain code, the same whenever the same is said. Words are read by the reader of briefs,
 * and what they want of an open piece becomes a patch of its spec.
 */
export async function* converse(
  chat: ChatRequest,
  tools: AssistantTools,
  signal: AbortSignal,
): AsyncIterable<AssistantEvent> {
  if (chat.words.length > LONGEST_BRIEF || (chat.words.trim() === '' && chat.chosen === undefined))
    return yield { type: 'failed', problem: chat.words.trim() === '' ? nothingSaid : tooMuchSaid };
  for await (const event of answerTo(chat, tools)) {
    if (signal.aborted) return;
    yield event;
  }
}

function answerTo(chat: ChatRequest, tools: AssistantTools): AsyncIterable<AssistantEvent> {
  const chosen = chosenReply(chat, tools);
  if (chosen !== undefined) return chosen;
  const turn = readTurn(chat);
  for (const reply of replies) {
    const answer = reply(turn, tools);
    if (answer !== undefined) return answer;
  }
  throw new Error('No reply answered, although the last of them always does.');
}

const nothingSaid = {
  code: 'nothing_said',
  message: 'There is nothing to answer.',
  remedy: 'Say what the piece should have, or what is to change.',
};

const tooMuchSaid = {
  code: 'too_much_said',
  message: `More than ${LONGEST_BRIEF} characters are not read at once.`,
  remedy: 'Say one change after the other.',
};
