import type { Subject } from '../../../senses/sense.ts';
import { skeletonOf, soundNear } from './skeleton.ts';

/**
 * How a word sounds, whatever way of typing it was chosen: "chaandi", "chandee" and "chandi" have one key, and so have
 * "jhumka" and "jumka".
 */
export function soundOf(word: string): string {
  return word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|ea|ey$/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/i?y(?=[aeiou])/g, 'y')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?<=[bcdgjklprst])h/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Shorter words have too many neighbours. */
const SHORTEST_TYPED = 4;
const SHORTEST_MEANT = 5;

/** Consonants that a word typed without its vowels must have: "brclt", not "brd". */
const LEAST_CONSONANTS = 4;
/** The same, typed with no vowel at all: "grn". */
const LEAST_CONSONANTS_ALONE = 3;

/** What every brief names; three consonants alone are read as nothing else. */
const askedForFirst: readonly Subject[] = ['piece', 'gem', 'metal', 'tone'];

/** What is read by ear: what a client has read on a label seldom, and said often. */
const heardOf: readonly Subject[] = ['gem', 'metal', 'tone', 'shape'];

/** Finds the known word that a misspelt one stands for. */
export interface Speller {
  /** The known word that sounds the same. */
  soundsLike(word: string): string | undefined;
  /**
   * The one known word with one letter more, less, changed or swapped, or of which only vowels were left out.
   * @param of only among the words of this subject
   */
  nearest(word: string, of?: Subject): string | undefined;
  /** The one word of a subject that is near or sounds near: "chane" is a chain. */
  heardAs(word: string, of: Subject): string | undefined;
  /** All words of the vocabulary with one letter more, less, changed or swapped, whatever they mean. */
  neighbours(word: string): readonly string[];
}

/** @param spelt the words that a misspelt one can stand for, with what they mean; any word of the vocabulary can be written by its sound. */
export function buildSpeller(vocabulary: readonly string[], spelt: ReadonlyMap<string, string>): Speller {
  // Rows of the lexicon begin with the right spelling.
  const rank = new Map([...spelt.keys()].map((word, index) => [word, index]));
  const bySound = new Map<string, string[]>();
  const byShorter = new Map<string, string[]>();
  const byConsonants = new Map<string, string[]>();
  const bySkeleton = new Map<string, string[]>();
  for (const word of vocabulary) {
    add(bySound, soundOf(word), word);
    if (word.length < SHORTEST_TYPED || !spelt.has(word)) continue;
    add(byConsonants, consonantsOf(word), word);
    if (isHeard(word)) add(bySkeleton, skeletonOf(word).consonants, word);
    if (word.length < SHORTEST_MEANT) continue;
    for (const shorter of [word, ...oneLetterLess(word)]) add(byShorter, shorter, word);
  }
  // One letter that is otherwise leaves the beginning or the end of a word as it is.
  const byEdge = new Map<string, string[]>();
  for (const word of vocabulary)
    if (word.length >= SHORTEST_TYPED) for (const edge of edgesOf(word)) add(byEdge, edge, word);
  return {
    heardAs(word, of) {
      // A mute "e" at the end is written and not heard.
      const heard = [word, word.replace(/(?<=[^aeiou])e$/, '')].map(skeletonOf);
      const named = [...spelt.keys()].filter((known) => known[0] === word[0] && isOf(known, [of]));
      const one =
        nearestOf(word, of) ?? alike(named.filter((known) => heard.some((one) => soundNear(one, skeletonOf(known)))));
      return one === undefined ? undefined : rightlySpelt(one);
    },
    neighbours(word) {
      if (word.length < SHORTEST_TYPED) return [];
      const alike = new Set(edgesOf(word).flatMap((edge) => byEdge.get(edge) ?? []));
      return [...alike].filter((known) => known[0] === word[0] && differByOne(word, known));
    },
    soundsLike: (word) => closest(word, bySound.get(soundOf(word)) ?? []),
    nearest(word, of) {
      if (of !== undefined) return nearestOf(word, of);
      const meant = meantBy(word);
      if (meant !== undefined) return rightlySpelt(meant);
      const one = oneOfMany(word);
      return one === undefined ? undefined : `${rightlySpelt(one)}s`;
    },
  };

  /** What the lexicon writes first of the ways in which it knows a word: "amethist" is there to be understood, not to be proposed. */
  function rightlySpelt(word: string): string {
    const ways = [...spelt.keys()].filter((known) => spelt.get(known) === spelt.get(word));
    const first = ways.find((known) => known === word || soundOf(known) === soundOf(word) || differByOne(known, word));
    return first === undefined || first === word ? word : rightlySpelt(first);
  }

  /** "perls", "emrlds": the lexicons hold what there is one of. */
  function oneOfMany(word: string): string | undefined {
    const one = /[^s]s$/.test(word) ? meantBy(word.slice(0, -1)) : undefined;
    return one !== undefined && isHeard(one) ? one : undefined;
  }

  function isHeard(word: string): boolean {
    return isOf(word, heardOf) && isOwnName(word);
  }

  /** The known words with one letter more, less, changed or swapped. */
  function neighboursOf(word: string): readonly string[] {
    const near = [word, ...oneLetterLess(word)].flatMap((shorter) => byShorter.get(shorter) ?? []);
    return near.filter((meant) => isLikely(word, meant) && differByOne(word, meant));
  }

  function nearestOf(word: string, of: Subject): string | undefined {
    const one = alike(word.length < SHORTEST_TYPED ? [] : neighboursOf(word).filter((meant) => isOf(meant, [of])));
    return one === undefined ? undefined : rightlySpelt(one);
  }

  function meantBy(word: string): string | undefined {
    if (word.length < SHORTEST_TYPED) return /[aeiou]/.test(word) ? undefined : withoutVowels(word);
    const one = alike(neighboursOf(word));
    const same = closest(
      word,
      (bySound.get(soundOf(word)) ?? []).filter((known) => spelt.has(known)),
    );
    return one ?? same ?? byEar(word) ?? withoutVowels(word);
  }

  /** Whether a word is what the studio itself calls a thing, or several: not one of its names in other tongues. */
  function isOwnName(word: string): boolean {
    return [word, word.replace(/s$/, '')].some((name) => spelt.get(word)?.includes(`"${name}"`));
  }

  function isOf(word: string, subjects: readonly Subject[]): boolean {
    return subjects.some((subject) => spelt.get(word)?.includes(`"subject":"${subject}"`));
  }

  /** "gould", "perls", "turkoise": undefined where two words of other meaning sound so. */
  function byEar(word: string): string | undefined {
    const heard = skeletonOf(word);
    const near = (bySkeleton.get(heard.consonants) ?? []).filter((known) => soundNear(heard, skeletonOf(known)));
    return alike(near);
  }

  /** Undefined when they mean different things: a guess would be wrong half of the time. */
  function alike(words: readonly string[]): string | undefined {
    const [first] = words.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
    return words.every((word) => spelt.get(word) === spelt.get(first ?? '')) ? first : undefined;
  }

  function withoutVowels(word: string): string | undefined {
    const consonants = consonantsOf(word);
    const least = /[aeiou]/.test(word) ? LEAST_CONSONANTS : LEAST_CONSONANTS_ALONE;
    if (consonants.length < least) return undefined;
    const meant = (byConsonants.get(consonants) ?? []).filter(
      (known) => known.length > word.length && known[0] === word[0] && isLeftOf(word, known),
    );
    // The fewer letters were left out, the likelier: "bngl" is a bangle, not Bengali.
    const shortest = Math.min(...meant.map(({ length }) => length));
    const likely = meant.filter(({ length }) => length === shortest);
    const pieces = likely.filter((known) => isOf(known, ['piece']));
    if (consonants.length < LEAST_CONSONANTS && !likely.every((known) => isOf(known, askedForFirst))) return undefined;
    const one = alike(pieces.length > 0 ? pieces : likely);
    // Of the ways in which the lexicon writes it, the right one is shown.
    return one === undefined ? undefined : alike(meant.filter((known) => spelt.get(known) === spelt.get(one)));
  }
}

function add(index: Map<string, string[]>, key: string, word: string): void {
  const words = index.get(key);
  if (words) words.push(word);
  else index.set(key, [word]);
}

/** Of several words with the same sound, the one whose length is nearest. */
function closest(word: string, known: readonly string[]): string | undefined {
  return known.toSorted((one, other) => Math.abs(one.length - word.length) - Math.abs(other.length - word.length))[0];
}

/** The two first letters of a word, and the two last. */
function edgesOf(word: string): readonly string[] {
  return [`${word.slice(0, 2)}-`, `-${word.slice(-2)}`];
}

function oneLetterLess(word: string): readonly string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

function consonantsOf(word: string): string {
  return word
    .replace(/ck/g, 'k')
    .replace(/c(?!h)/g, 'k')
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Whether the letters of `typed` all stand in `known`, in their order. */
function isLeftOf(typed: string, known: string): boolean {
  let at = 0;
  for (const letter of known) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** The first letter is seldom wrong, and of a short word a letter can only be missing. */
function isLikely(typed: string, meant: string): boolean {
  return typed[0] === meant[0] && (typed.length >= SHORTEST_MEANT || meant.length > typed.length);
}

/** Whether one letter was left out, added or changed, or two neighbours were swapped. */
function differByOne(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const [rest, other] = [typed.slice(from), meant.slice(from)];
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
