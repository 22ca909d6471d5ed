import { allTerms } from '../lexicon/all-terms.ts';
import { normalise } from './spelling/normalise.ts';
import type { Sense, Subject, Term } from '../../senses/sense.ts';
import { buildSpeller, type Speller } from './spelling/spelling.ts';
import { type Token, tokenise } from './token.ts';

interface Branch {
  readonly next: Map<string, Branch>;
  readonly senses: Sense[];
}

/** A phrase found in the tokens: its meanings and the place behind its last token. */
export interface PhraseMatch {
  readonly senses: readonly Sense[];
  readonly to: number;
}

/** Phrases as a tree of words, so that the longest one at a place is found in one walk. */
export interface PhraseBook {
  longestAt(tokens: readonly Token[], from: number): PhraseMatch | undefined;
  /** Whether it is a word of some phrase. */
  knows(word: string): boolean;
  /** Whether it is a word of a phrase for something that pieces are or have. */
  names(word: string): boolean;
  readonly speller: Speller;
}

/** "dont", "isnt": a contraction typed in a hurry. */
const hurriedContraction = /^(?<verb>do|does|did|is|are|was|were|has|have|wo|would|ca|could|should|must|need)nt$/;

/** How else a word may stand in the lexicons: without its plural or possessive, with the apostrophe that it lacks. */
function otherFormsOf(word: string): readonly string[] {
  const verb = hurriedContraction.exec(word)?.groups?.['verb'];
  if (verb !== undefined) return [`${verb}n't`];
  // "motiyon ke bina": the Hindi plural before a postposition.
  return word.endsWith('iyon') ? [word.slice(0, -3)] : singularsOf(word);
}

/** English plurals and possessives; short words are left alone ("us" is not the plural of "u"). */
function singularsOf(word: string): readonly string[] {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  const forms = bare === word ? [] : [bare];
  if (bare.length < 4 || !bare.endsWith('s') || bare.endsWith('ss')) return forms;
  forms.push(bare.slice(0, -1));
  if (bare.endsWith('es')) forms.push(bare.slice(0, -2));
  if (bare.endsWith('ies')) forms.push(`${bare.slice(0, -3)}y`);
  return forms;
}

function isPluralOf(word: string, one: string): boolean {
  return word.endsWith('s') && !word.endsWith("'s") && word.startsWith(one.replace(/y$/, ''));
}

function buildPhraseBook(terms: readonly Term[]): PhraseBook {
  const root: Branch = { next: new Map(), senses: [] };
  const numerals = new Set(terms.filter(({ sense }) => sense.subject === 'numeral').map(({ phrase }) => phrase));
  for (const { phrase, sense } of terms) {
    let branch = root;
    for (const token of tokenise(normalise(phrase))) {
      const next = branch.next.get(token.text) ?? { next: new Map(), senses: [] };
      branch.next.set(token.text, next);
      branch = next;
    }
    branch.senses.push(sense);
  }

  const longestBelow = (
    branch: Branch,
    tokens: readonly Token[],
    at: number,
    counted: boolean,
  ): PhraseMatch | undefined => {
    const token = tokens[at];
    if (!token || token.text === '\n') return undefined;
    // "3 stone" says which ring it is, "3 stones" counts stones.
    const others = token.kind === 'word' && !counted ? otherFormsOf(token.text) : [];
    let longest: PhraseMatch | undefined;
    for (const form of [token.text, ...others]) {
      const next = branch.next.get(form);
      if (!next) continue;
      const isNumeral = token.kind === 'number' || numerals.has(form);
      // "ruby and pearls, wedding on Friday": what there are several of begins no name.
      const goesOn = form === token.text || !isPluralOf(token.text, form);
      const found =
        (goesOn ? longestBelow(next, tokens, at + 1, isNumeral) : undefined) ??
        (next.senses.length > 0 ? { senses: next.senses, to: at + 1 } : undefined);
      if (found && (!longest || found.to > longest.to)) longest = found;
    }
    return longest;
  };
  const words = wordsIn(terms);
  const named = wordsIn(terms.filter(({ sense }) => speltSubjects.has(sense.subject)));
  let speller: Speller | undefined;
  return {
    longestAt: (tokens, from) => longestBelow(root, tokens, from, false),
    knows: (word) => words.has(word) || otherFormsOf(word).some((form) => words.has(form)),
    names: (word) => word.length >= SHORTEST_NAMED && named.has(word),
    get speller() {
      speller ??= buildSpeller([...words], meaningsOf(terms));
      return speller;
    },
  };
}

/** Shorter words are small ones: "too" is no "to". */
const SHORTEST_NAMED = 3;

/** What is worth correcting: names of things, said in one word. */
const speltSubjects: ReadonlySet<Subject> = new Set<Subject>([
  'piece',
  'kind',
  'metal',
  'tone',
  'gem',
  'shape',
  'setting',
  'motif',
  'style',
  'finish',
  'technique',
  'closure',
  'feature',
  'occasion',
  'wearer',
  'enamel',
  'engrave',
  'hallmark',
  'day',
  'prongs',
  'beads',
]);

/** The words that are worth correcting, each with all that it means, a plural with what its singular does. */
function meaningsOf(terms: readonly Term[]): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const { phrase, sense } of terms) {
    const [word, ...more] = tokenise(normalise(phrase));
    if (word?.kind !== 'word' || more.length > 0 || !isSpelt(phrase, sense.subject)) continue;
    meanings.set(word.text, `${meanings.get(word.text) ?? ''}${JSON.stringify(sense)}`);
  }
  return meanings;
}

function isSpelt(phrase: string, subject: Subject): boolean {
  return speltSubjects.has(subject) && !phrase.trim().includes(' ');
}

function wordsIn(terms: readonly Term[]): ReadonlySet<string> {
  return new Set(
    terms.flatMap(({ phrase }) =>
      tokenise(normalise(phrase)).flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])),
    ),
  );
}

let shared: PhraseBook | undefined;

/** The book of all terms, built when the first brief is read. */
export function phraseBook(): PhraseBook {
  shared ??= buildPhraseBook(allTerms);
  return shared;
}
