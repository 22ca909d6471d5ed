import type { Problem } from '#shared/result.ts';
import type { AssistantEvent, ChatRequest } from '../../chat/contract.ts';
import { pendingBriefOf } from './said-of-piece.ts';

const goOn = 'Try again, or go on with the built-in designer.';

export const roundInCircles: Problem = {
  code: 'model_goes_round',
  message: 'The model went round in circles and was stopped. Nothing was changed.',
  remedy: goOn,
};

export const wroteTooMuch: Problem = {
  code: 'model_wrote_too_much',
  message: 'The model wrote more than one answer may take and was stopped. Nothing was changed.',
  remedy: goOn,
};

export const cutOff: Problem = {
  code: 'model_cut_off',
  message: 'The model’s answer broke off in the middle. Nothing was changed.',
  remedy: goOn,
};

export const saidNothing: Problem = {
  code: 'model_said_nothing',
  message: 'The model answered with nothing.',
  remedy: goOn,
};

export const notOfTheLine: Problem = {
  code: 'model_not_understood',
  message: 'The model’s answer could not be read. Nothing was changed.',
  remedy: goOn,
};

/** Why the model did not answer, with what the client may do: nobody else answers in its place without being asked to. */
export function* failed(problem: Problem, chat: ChatRequest): Iterable<AssistantEvent> {
  const { words } = chat;
  const pendingBrief = pendingBriefOf(chat, false);
  yield { type: 'failed', problem };
  yield {
    type: 'asked',
    answers: [
      { label: 'Try again', words },
      { label: 'Go on with the built-in designer', words, by: 'built-in' },
    ],
    ...(pendingBrief === undefined ? {} : { pendingBrief }),
  };
}
