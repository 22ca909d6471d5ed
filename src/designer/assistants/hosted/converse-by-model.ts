import { CHARACTERS_PER_TOKEN, modelLimits } from '#spec/hosted-model/limits.ts';
import type { ModelStep } from '#spec/hosted-model/model-step.ts';
import type { HostedModel } from '../../assistant.ts';
import { LONGEST_BRIEF } from '../../brief/understand.ts';
import { converse } from '../../chat/converse.ts';
import type { AssistantEvent, AssistantTools, ChatRequest } from '../../chat/contract.ts';
import { readTurn } from '../../chat/read-turn.ts';
import { said } from '../../chat/say.ts';
import { failed, roundInCircles, saidNothing, wroteTooMuch } from './failures.ts';
import { openTurn } from './hosted-turn.ts';
import { readStep } from './read-step.ts';
import { situationOf } from './situation.ts';
import { speak } from './speak.ts';
import { createToldFigures } from './told-figures.ts';
import { answerCall } from './tools/answer-call.ts';

/**
 * One turn that a model answers, step by step: what it says, the tools that it calls, and so on until one of them ends the
 * turn, it calls none, or it has had its share. A button that was worked out already needs no model.
 */
export async function* converseByModel(
  model: HostedModel,
  chat: ChatRequest,
  tools: AssistantTools,
  signal: AbortSignal,
): AsyncIterable<AssistantEvent> {
  if (!isForModel(chat)) return yield* converse(chat, tools, signal);
  if (signal.aborted) return;
  const turn = openTurn(chat, tools);
  const asked = firstStep(chat);
  const figures = createToldFigures(asked.situation, chat.words, ...asked.conversation.map(({ words }) => words));
  const steps: ModelStep['steps'] = [];
  let tokens = 0;
  yield { type: 'doing', what: 'Thinking' };
  while (steps.length < modelLimits.stepsPerTurn) {
    const step = await readStep(model.step({ ...asked, steps }, signal));
    if (signal.aborted) return;
    if (!step.ok) return yield* failed(step.problem, chat);
    const { says, calls } = step.value;
    if (calls.length === 0) return yield* says === '' ? failed(saidNothing, chat) : answer(says);
    tokens += Math.max(step.value.tokens, says.length / CHARACTERS_PER_TOKEN);
    const answered: ModelStep['steps'][number]['calls'] = [];
    for (const call of calls) {
      const { tells, isOver } = yield* answerCall(call, turn, figures);
      if (isOver) return;
      figures.hear(tells);
      answered.push({ ...call, answer: tells });
    }
    if (signal.aborted) return;
    if (tokens > modelLimits.tokensPerTurn) return yield* failed(wroteTooMuch, chat);
    steps.push({ says, calls: answered });
  }
  yield* failed(roundInCircles, chat);

  /** Words alone change nothing; where a change was asked for, that is said, whatever the words claim. */
  function* answer(says: string): Iterable<AssistantEvent> {
    const { design, saysOfDesign, change } = readTurn(chat);
    yield* speak(says, figures, design?.id);
    const isAsked = chat.open.length > 0 && saysOfDesign && change.ok && change.value.intent !== 'question';
    if (isAsked) yield said('Nothing has been changed.', design?.id);
  }
}

function isForModel({ words, chosen }: ChatRequest): boolean {
  const isWorkedOut = chosen?.edit !== undefined || chosen?.brief !== undefined;
  return !isWorkedOut && words.trim() !== '' && words.length <= LONGEST_BRIEF;
}

const LONGEST_TURN = 600;

function firstStep(chat: ChatRequest): ModelStep {
  return {
    situation: situationOf(chat),
    conversation: chat.conversation
      .filter(({ words }) => words.trim() !== '')
      .slice(-modelLimits.earlierTurns)
      .map(({ from, words }) => ({ from, words: words.slice(0, LONGEST_TURN) })),
    words: chat.words,
    steps: [],
  };
}
