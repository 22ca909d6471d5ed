import { capitalised } from '#shared/words.ts';
import type { PieceFacts } from '#spec/pieces/piece-facts.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { type AnswerName, chosenOption } from './questions.ts';

/** What was answered; a question that was skipped has an empty answer. */
export interface FormAnswers extends Readonly<Record<AnswerName, string>> {
  /** As typed: an amount, with or without its currency. */
  readonly budget: string;
  /** As typed: a size, with or without its system. */
  readonly size: string;
  /** Whatever else the client said. */
  readonly more: string;
}

/** What an amount or a size without a name of its own is meant in. */
export interface FormUnits {
  /** ISO 4217. */
  readonly currency: string;
  /** What the shop's ring sizes are called, e.g. "US". */
  readonly ringSizeSystem: string;
}

/** What a salesperson would write down: the sentence that the designs are made from. Empty where nothing was answered. */
export function sentenceOf(answers: FormAnswers, units: FormUnits): string {
  const words = (name: AnswerName): string => chosenOption(name, answers[name])?.words ?? '';
  const said = [words('stone'), words('jewelryType'), inMetal(words('metal')), words('occasion'), wearer(words)];
  const piece = words('jewelryType') || 'jewellery';
  const tiles = said.every((part) => part === '') ? [] : said.with(1, piece);
  const clauses = [
    tiles.filter((part) => part !== '').join(' '),
    budgetWords(answers.budget.trim(), units),
    sizeWords(answers.size.trim(), answers.jewelryType, units),
    answers.more.trim(),
  ];
  return capitalised(clauses.filter((clause) => clause !== '').join(', '));
}

const inMetal = (metal: string): string => (metal === '' ? '' : `in ${metal}`);

/** "for a woman", "for a child, a girl", "for a baby boy". */
function wearer(words: (name: AnswerName) => string): string {
  const [gender, age] = [words('gender'), words('ageGroup')];
  const young = gender === '' ? '' : gender === 'woman' ? 'girl' : 'boy';
  if (age === '') return gender === '' ? '' : `for a ${gender}`;
  if (young === '') return `for a ${age}`;
  return age === 'baby' ? `for a baby ${young}` : `for a child, a ${young}`;
}

const HAS_LETTERS_OR_SIGN = /[\p{Sc}]|\p{L}{3}/u;

/** "under 60,000 INR"; a currency that was typed stays. */
function budgetWords(typed: string, { currency }: FormUnits): string {
  if (typed === '') return '';
  return HAS_LETTERS_OR_SIGN.test(typed) ? `under ${typed}` : `under ${currency} ${typed}`;
}

/** "size US 6.5"; what names its own system or unit, or belongs to no ring, stays as it was typed. */
function sizeWords(typed: string, jewelryType: string, { ringSizeSystem }: FormUnits): string {
  if (typed === '') return '';
  const isBare = /^(?:[\d., /½¼¾]+|[a-z](?: ?½)?)$/iu.test(typed);
  return isBare && sizeWornOn(jewelryType) === 'finger' ? `size ${ringSizeSystem} ${typed}` : `size ${typed}`;
}

/** Whose size the chosen piece is made to; undefined where it has none, or nothing was chosen. */
export function sizeWornOn(jewelryType: string): PieceFacts['sizedBy'] {
  return Object.entries(pieceKinds).find(([id]) => id === jewelryType)?.[1].sizedBy;
}
