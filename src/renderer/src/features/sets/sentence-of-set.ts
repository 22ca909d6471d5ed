/** What is known of a set before it is drawn. */
export interface SetWishes {
  /** What its pieces are called, in the order in which they were chosen. */
  readonly pieces: readonly string[];
  /** What they have in common, as typed. */
  readonly words: string;
  /** As typed: an amount, with or without its currency. */
  readonly budget: string;
  /** As typed: grams, with or without the unit. */
  readonly grams: string;
}

/** The sentence that a set is drawn from, as a salesperson would write it down; empty until it has two pieces. */
export function sentenceOfSet({ pieces, words, budget, grams }: SetWishes, currency: string): string {
  if (pieces.length < 2) return '';
  const said = words.trim();
  const clauses = [
    `A matching set of ${inSeries.format(pieces.map(aPiece))}${said === '' ? '' : `: ${said}`}`,
    gramWords(grams.trim()),
    budgetWords(budget.trim(), currency),
  ];
  return clauses.filter((clause) => clause !== '').join(', ');
}

const inSeries = new Intl.ListFormat('en-GB');

/** "a ring", but "earrings". */
const aPiece = (called: string): string => (called.endsWith('s') ? called : `a ${called}`);

const gramWords = (typed: string): string =>
  typed === '' ? '' : `${/\p{L}/u.test(typed) ? typed : `${typed} grams`} in all`;

const HAS_CURRENCY = /[\p{Sc}]|\p{L}{3}/u;

const budgetWords = (typed: string, currency: string): string =>
  typed === '' ? '' : `under ${HAS_CURRENCY.test(typed) ? typed : `${currency} ${typed}`} in all`;
