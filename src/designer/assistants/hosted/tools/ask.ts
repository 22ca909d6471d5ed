import { asked } from '../../../chat/say.ts';
import { pendingBriefOf } from '../said-of-piece.ts';
import { speak } from '../speak.ts';
import { isOver, type ToolRunner } from './tool-runner.ts';

/** The one thing that has to be known, with likely answers to press. */
export const runAsk: ToolRunner<'ask'> = async function* ({ question, answers }, { chat }, figures) {
  yield* speak(question, figures, chat.open.length === 1 ? chat.open[0]?.id : undefined);
  const labels = [...new Set(answers.map((answer) => answer.trim()).filter((answer) => answer !== ''))];
  yield* asked(
    labels.map((label) => ({ label, words: label })),
    pendingBriefOf(chat, true),
  );
  return isOver;
};
