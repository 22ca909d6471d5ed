import { type BriefSpan, spansUnder } from './brief-span.ts';
import type { DesignRequest } from './design-request.ts';
import { wordsAt } from './rewrite-brief.ts';

/** A likely answer: what its button says, and the words that it puts into the brief. */
export interface Answer {
  readonly label: string;
  readonly words: string;
}

/** What has to be known before a piece can be designed, as a salesperson asks it. */
export interface Question {
  readonly words: string;
  /** The part of the request whose words the answer replaces, where the reader of the brief did not mark them. */
  replaces?(request: DesignRequest): string | undefined;
  /** @param said the words that will be replaced */
  answers(request: DesignRequest, said: string): readonly Answer[];
}

const plain =
  (...labels: readonly string[]) =>
  (): readonly Answer[] =>
    labels.map((label) => ({ label, words: label.charAt(0).toLowerCase() + label.slice(1) }));

/** The answer says more of what was said: "size 7" becomes "size 7 US". */
const following =
  (...endings: readonly string[]) =>
  (_: DesignRequest, said: string): readonly Answer[] =>
    endings.map((ending) => ({ label: `${said} ${ending}`, words: `${said} ${ending}` }));

/** The answer stands before what was said: "birthstone" becomes "March birthstone". */
const leading =
  (...beginnings: readonly string[]) =>
  (_: DesignRequest, said: string): readonly Answer[] =>
    beginnings.map((beginning) => ({ label: beginning, words: `${beginning} ${said}` }));

/** Gems that a shop shows when only a colour was said, the usual one first. */
const gemsOfColor: Readonly<Record<string, readonly string[]>> = {
  red: ['Ruby', 'Garnet', 'Spinel'],
  pink: ['Pink sapphire', 'Morganite', 'Pink tourmaline'],
  blue: ['Sapphire', 'Aquamarine', 'Blue topaz', 'Tanzanite'],
  green: ['Emerald', 'Peridot', 'Tsavorite', 'Green tourmaline'],
  yellow: ['Yellow sapphire', 'Citrine', 'Yellow diamond'],
  orange: ['Orange sapphire', 'Spessartine', 'Citrine'],
  purple: ['Amethyst', 'Purple sapphire', 'Tanzanite'],
  white: ['Diamond', 'White sapphire', 'White topaz'],
  black: ['Black diamond', 'Onyx', 'Black spinel'],
};
const EVERYDAY_GEMS = ['Diamond', 'Ruby', 'Sapphire', 'Emerald'];

/** Place in the list of the stone that has no gem yet. */
function gemlessStone({ stones = [], assumptions }: DesignRequest): number {
  const isAssumed = (index: number) => assumptions.some(({ field }) => field === `stones[${index}].gem`);
  return stones.findIndex(({ gem, role }, index) => gem === undefined && role !== 'birthstone' && !isAssumed(index));
}

/** The words that stand for a stone without a name: its colour, or else that it is there at all. */
function gemlessWords(request: DesignRequest): string | undefined {
  const index = gemlessStone(request);
  const field = request.stones?.[index]?.color === undefined ? 'role' : 'color';
  return index === -1 ? undefined : `stones[${index}].${field}`;
}

/** Systems in which sizes are numbers, with the smallest and largest in their charts; British sizes are letters. */
const NUMBERED_SYSTEMS = [
  { name: 'US', from: 0, to: 16 },
  { name: 'Indian', from: 1, to: 36 },
  { name: 'Japanese', from: 1, to: 36 },
  { name: 'EU', from: 38, to: 78 },
] as const;

function systemsWith(size: number): readonly string[] {
  return NUMBERED_SYSTEMS.flatMap(({ name, from, to }) => (size >= from && size <= to ? [name] : []));
}

/** By the code in `must_ask`. */
export const questions = {
  item_type: {
    words: 'Which piece is it?',
    answers: plain('Ring', 'Pendant', 'Earrings', 'Bracelet', 'Bangle', 'Chain'),
  },
  metal_material: {
    words: 'In which metal?',
    answers: plain('18k yellow gold', '18k white gold', '18k rose gold', '22k yellow gold', 'Platinum', 'Silver'),
  },
  metal_color: {
    words: 'Which colour of metal?',
    answers: plain('Yellow gold', 'White gold', 'Rose gold'),
  },
  metal_karat: {
    words: 'How many karats?',
    answers: plain('14k', '18k', '22k'),
  },
  stone_gem: {
    words: 'Which stone?',
    replaces: gemlessWords,
    answers: (request) =>
      plain(...(gemsOfColor[request.stones?.[gemlessStone(request)]?.color ?? ''] ?? EVERYDAY_GEMS))(),
  },
  ring_size_system: {
    words: 'Which country’s ring size is that?',
    answers: (request, said) => following(...systemsWith(Number(request.size?.value)))(request, said),
  },
  ring_size: { words: 'Which ring size? That one is in no chart.', answers: () => [] },
  budget_currency: {
    words: 'In which currency?',
    answers: following('rupees', 'dollars', 'pounds', 'euros', 'dirhams'),
  },
  birth_month: {
    words: 'Born in which month?',
    replaces: ({ stones = [] }) => `stones[${stones.findIndex(({ role }) => role === 'birthstone')}].role`,
    answers: leading(
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ),
  },
  carat_each_or_total: {
    words: 'Is that weight for each stone, or for all together?',
    answers: following('each', 'total'),
  },
  base_design: { words: 'Which design is to be changed? Its number tells.', answers: () => [] },
  budget_amount: { words: 'Which amount is meant?', answers: () => [] },
  excluded_and_wanted: {
    words: 'It is asked for and ruled out. Which holds?',
    answers: () => [],
  },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionCode = keyof typeof questions;

/** The question behind a code of `must_ask`; undefined if there is none (a hosted assistant may ask anything). */
export function questionOf(code: string): Question | undefined {
  return Object.hasOwn(questions, code) ? questions[code as QuestionCode] : undefined;
}

/** Where in the brief the answer to a question goes; empty: after its end. */
export function answerSpans(request: DesignRequest, code: string): readonly BriefSpan[] {
  const marked = spansUnder(request, `must_ask.${code}`);
  const path = questionOf(code)?.replaces?.(request);
  return marked.length > 0 || path === undefined ? marked : spansUnder(request, path);
}

/** The likely answers to a question that this request leaves open; none for a question that is not in the table. */
export function likelyAnswers(brief: string, request: DesignRequest, code: string): readonly Answer[] {
  return questionOf(code)?.answers(request, wordsAt(brief, answerSpans(request, code))) ?? [];
}
