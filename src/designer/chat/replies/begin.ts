import type { DesignRequest } from '#spec/request/design-request.ts';
import { withChange } from '#spec/request/changed-brief.ts';
import { answeredBrief, likelyAnswers, questionWords } from '#spec/questions.ts';
import { understand } from '../../brief/understand.ts';
import type { AssistantEvent, ChatAnswer } from '../contract.ts';
import { allAtOnce } from '../once.ts';
import type { Reply } from '../reply.ts';
import { asked, said } from '../say.ts';

/** Begins a piece: one question where something blocks it, else four designs. An answer goes into the brief that waits. */
export const beginReply: Reply = ({ chat, saysOfDesign }) => {
  if (chat.open.length > 0) return undefined;
  const last = chat.conversation.at(-1);
  const { pendingBrief, answers = [] } = last?.from === 'studio' ? last : {};
  if (pendingBrief === undefined) return begin(chat.words, false);
  const answer = answerMeant(answers, chat.words);
  if (answer?.brief !== undefined) return begin(answer.brief, true);
  if (!saysOfDesign)
    return allAtOnce(
      said(`I could not tell from “${chat.words.trim()}”. Which is it?`),
      ...asked(answers, pendingBrief),
    );
  return begin(joined(pendingBrief, chat.words), true);
};

/** The button that was typed instead of pressed: "US", "emerald". */
function answerMeant(answers: readonly ChatAnswer[], words: string): ChatAnswer | undefined {
  const typed = words.trim().toLowerCase();
  return answers.find(
    ({ label }) =>
      label.toLowerCase() === typed ||
      label
        .toLowerCase()
        .split(/[\s/]+/)
        .includes(typed),
  );
}

/** A brief with the answer to what was asked of it; a whole new brief takes its place. */
function joined(pending: string, words: string): string {
  const anew = understand(words);
  const isWhole = anew.ok && anew.value.intent !== 'edit' && anew.value.items !== undefined;
  return isWhole ? words : withChange(pending, words);
}

/** @param isAnswered whether it was asked about once already: then it is drawn, with what is open as assumed */
function begin(brief: string, isAnswered: boolean): AsyncIterable<AssistantEvent> {
  const understood = understand(brief);
  if (!understood.ok) return allAtOnce({ type: 'failed', problem: understood.problem });
  const question = isAnswered ? undefined : firstQuestion(brief, understood.value);
  if (question === undefined) return allAtOnce(said('I’ll draw you four of those.'), { type: 'proposed', brief });
  return allAtOnce(said(question.words), ...question.events);
}

/** The first thing that is open and has likely answers, with a way on for whoever cannot say. */
function firstQuestion(brief: string, request: DesignRequest) {
  for (const code of request.must_ask) {
    const words = questionWords(request, code);
    const answers = likelyAnswers(brief, request, code);
    if (words === undefined || answers.length === 0) continue;
    const buttons = answers.map((answer) => ({
      label: answer.label,
      words: answer.label,
      brief: answeredBrief(brief, request, code, answer),
    }));
    return { words, events: asked([...buttons, { label: 'You choose', words: 'You choose', brief }], brief) };
  }
  return undefined;
}
