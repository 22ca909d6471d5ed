import { grams } from '#shared/measure-words.ts';
import { money } from '#shared/money.ts';
import { capitalised } from '#shared/words.ts';
import { inSeries } from '../phrasing/numbers.ts';
import type { AssistantEvent, ChatAnswer, PieceFigures } from './contract.ts';

/** One sentence. */
export const said = (words: string, about?: string): AssistantEvent => ({
  type: 'said',
  words,
  ...(about === undefined ? {} : { about }),
});

/** The question that was just said, with its answers; nothing where there is none to press. */
export function asked(answers: readonly ChatAnswer[], pendingBrief?: string): readonly AssistantEvent[] {
  if (answers.length === 0 && pendingBrief === undefined) return [];
  return [{ type: 'asked', answers, ...(pendingBrief === undefined ? {} : { pendingBrief }) }];
}

/** "3.62 g", "$3,480". */
export const sayGrams = ({ netMetalGrams }: PieceFigures): string => grams(netMetalGrams);
export const sayPrice = ({ price }: PieceFigures): string => money(price.amount, price.currency);

/** Several things that are different now, as a sentence. */
export const asSentence = (things: readonly string[]): string => `${capitalised(inSeries(things))}.`;
