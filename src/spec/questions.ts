import { capitalised } from '#shared/words.ts';
import { pieceKinds } from './pieces/registry.ts';
import type { Size } from './sizes/size.ts';
import { scales } from './sizes/scales.ts';
import { sizeName } from './sizes/size-name.ts';
import { requestedSize, sizeOfRequest } from './request/size-of-request.ts';
import { stoneRole } from './meanings/stone-roles.ts';
import { type BriefSpan, spansUnder } from './request/sections/brief-span.ts';
import { clashesIn } from './meanings/clashes.ts';
import type { DesignRequest } from './request/design-request.ts';
import { rewriteBrief, wordsAt } from './request/rewrite-brief.ts';

/** A likely answer: what its button says, and the words that it puts into the brief. */
export interface Answer {
  readonly label: string;
  readonly words: string;
  /** The words that it replaces, where they are others than those that leave the question open. */
  readonly spans?: readonly BriefSpan[];
}

/** What has to be known before a piece can be designed, as a salesperson asks it. */
export interface Question {
  readonly words: string;
  /** The same, where the request tells what it is about. */
  wordsFor?(request: DesignRequest): string | undefined;
  /** The part of the request whose words the answer replaces, where the reader of the brief did not mark them. */
  replaces?(request: DesignRequest): string | undefined;
  /**
   * @param said the words that will be replaced
   * @param each those of each place where some stand
   */
  answers(request: DesignRequest, said: string, each: readonly string[]): readonly Answer[];
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
/** Sizes that every shop has, for a size that is nothing like one. */
const EVERYDAY_BANGLES = ['2-4', '2-6', '2-8', '2-10'];
const EVERYDAY_GEMS = ['Diamond', 'Ruby', 'Sapphire', 'Emerald'];

/** Place in the list of the stone that has no gem yet. */
function gemlessStone({ stones = [], assumptions }: DesignRequest): number {
  const isAssumed = (index: number) => assumptions.some(({ field }) => field === `stones[${index}].gem`);
  return stones.findIndex(
    ({ gem, role }, index) => gem === undefined && !stoneRole(role).isAnywhere && !isAssumed(index),
  );
}

/** The words that stand for a stone without a name: its colour, or else that it is there at all. */
function gemlessWords(request: DesignRequest): string | undefined {
  const index = gemlessStone(request);
  const field = request.stones?.[index]?.color === undefined ? 'role' : 'color';
  return index === -1 ? undefined : `stones[${index}].${field}`;
}

/** The sizes that may have been meant by one that cannot be taken as it was said. */
function sizesMeant(request: DesignRequest): readonly Size[] {
  const read = sizeOfRequest(requestedSize(request));
  return read && !read.ok ? read.problem.candidates : [];
}

/** What was said with its country: "size 7" becomes "size 7 US"; or nothing, until the finger is measured. */
function sizeCountries(request: DesignRequest, said: string): readonly Answer[] {
  const countries = sizesMeant(request).flatMap(({ system, value }) =>
    system === 'mm'
      ? []
      : [{ label: `${scales[system].label} ${value}`, words: `${said} ${scales[system].adjective}` }],
  );
  return [...countries, { label: 'I don’t know yet', words: /\bring\b/i.test(said) ? 'ring' : '' }];
}

/** Either of the two is taken out of the brief: what is left of it binds. */
function sidesOfClash(request: DesignRequest): readonly Answer[] {
  const [clash] = clashesIn(request);
  if (clash === undefined) return [];
  const wanted = clash.wanted.flatMap((path) => spansUnder(request, path));
  return [
    { label: `With ${clash.thing}`, words: '', spans: spansUnder(request, clash.excluded) },
    { label: `Without ${clash.thing}`, words: '', spans: wanted },
  ];
}

/** Sizes of a chart in the place of one that it has not. */
function existingSizes(request: DesignRequest, said: string): readonly Answer[] {
  // "Ring size 33" may be all that says that it is a ring.
  const size = /\bring\b/i.test(said) ? 'ring size' : 'size';
  return sizesMeant(request).flatMap(({ system, value }) => {
    if (system === 'mm') return [];
    const { adjective, worn } = scales[system];
    // A bangle's size stands beside the word for the piece.
    const words = worn === 'wrist' ? `${value}` : `${adjective} ${size} ${value}`;
    return [{ label: worn === 'wrist' ? words : sizeName({ system, value }), words }];
  });
}

/** By the code in `must_ask`. */
export const questions = {
  item_type: {
    words: 'Which piece is it?',
    answers: plain(...Object.keys(pieceKinds).map(capitalised)),
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
    answers: sizeCountries,
  },
  ring_size: { words: 'Which ring size? That one is in no chart.', answers: existingSizes },
  ring_size_of_several: {
    words: 'Several ring sizes were said. Which is that of this ring?',
    answers: (_request, _said, each) => {
      const sizes = each.map((words) => words.replace(/^(?:ring )?sizes?\s+/i, ''));
      return sizes.map((size) => ({ label: `Size ${size}`, words: `size ${size}` }));
    },
  },
  bangle_size: {
    words: 'Which bangle size? That one is in no chart.',
    answers: (request, said) => {
      const near = existingSizes(request, said);
      return near.length > 0 ? near : plain(...EVERYDAY_BANGLES)();
    },
  },
  budget_currency: {
    words: 'In which currency?',
    answers: following('rupees', 'dollars', 'pounds', 'euros', 'dirhams'),
  },
  birth_month: {
    words: 'Born in which month?',
    replaces: ({ stones = [] }) => `stones[${stones.findIndex(({ role }) => stoneRole(role).isAnywhere)}].role`,
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
  change_not_understood: {
    words:
      'Nothing was changed by these words. Say it by a part, a stone or a measure, such as “no halo”, “an oval sapphire”, “band 2 mm”.',
    answers: () => [],
  },
  budget_amount: { words: 'Which amount is meant?', answers: () => [] },
  excluded_and_wanted: {
    words: 'It is asked for and ruled out. Which holds?',
    wordsFor: (request) => {
      const [clash] = clashesIn(request);
      return clash && `${capitalised(clash.thing)}: asked for and ruled out. Which holds?`;
    },
    answers: sidesOfClash,
  },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionCode = keyof typeof questions;

/** The question behind a code of `must_ask`; undefined if there is none (a hosted assistant may ask anything). */
export function questionOf(code: string): Question | undefined {
  return Object.hasOwn(questions, code) ? questions[code as QuestionCode] : undefined;
}

/** What the client is asked; undefined for a code that no question has. */
export function questionWords(request: DesignRequest, code: string): string | undefined {
  const question = questionOf(code);
  return question?.wordsFor?.(request) ?? question?.words;
}

/** The brief with one of the likely answers in the place of what left the question open. */
export function answeredBrief(brief: string, request: DesignRequest, code: string, { words, spans }: Answer): string {
  return rewriteBrief(brief, spans ?? answerSpans(request, code), words);
}

/** Where in the brief the answer to a question goes; empty: after its end. */
export function answerSpans(request: DesignRequest, code: string): readonly BriefSpan[] {
  const marked = spansUnder(request, `must_ask.${code}`);
  const path = questionOf(code)?.replaces?.(request);
  return marked.length > 0 || path === undefined ? marked : spansUnder(request, path);
}

/** The likely answers to a question that this request leaves open; none for a question that is not in the table. */
export function likelyAnswers(brief: string, request: DesignRequest, code: string): readonly Answer[] {
  const spans = answerSpans(request, code);
  const each = spans.map((span) => wordsAt(brief, [span]));
  return questionOf(code)?.answers(request, wordsAt(brief, spans), each) ?? [];
}
