import { type Atom, hasSense, isMark, senseOf } from '../atom.ts';
import { carriesOn } from './negated-list.ts';
import { describes, familyOf, isAdjective, isNoun, isPlace, isUnknownWord } from './ruled-out-noun.ts';
import { wordSet } from '../word-set.ts';

/** What a negation covers: the places of things that are ruled out, and of numbers that are only denied. */
export interface NegationScope {
  readonly ruledOut: readonly number[];
  readonly denied: readonly number[];
}

export const noScope: NegationScope = { ruledOut: [], denied: [] };

/** How many words that no lexicon knows may stand between a negation and its noun: "no fancy schmancy prongs". */
const MOST_UNKNOWN_WORDS = 2;

/** Who says "no" before going on with a wish: "no I want gold". */
const speakers: ReadonlySet<string> = new Set([
  'i',
  'we',
  'she',
  'he',
  'they',
  'you',
  "i'd",
  "i'm",
  'mujhe',
  'humein',
  'hume',
]);

/** Words behind which a negation has nothing to rule out: "not because…", "no, please make it…". */
const turns: ReadonlySet<string> = wordSet(`
  but, lekin, magar, par, however, though, only that, just, because, since, as, which, where, who, make, make
  it, please, prefer, prefers, than, chahiye, looking for
`);

/** What somebody does with things that they rule out by a verb: "don't add a halo"; "don't see why" rules nothing out. */
const denialVerbs: ReadonlySet<string> = wordSet(`
  want, wants, need, needs, like, love, do, wear, use, put, add, include, give, show, fancy, make, have, be,
  get, go, send, take, stand, tolerate, polish, plate, cover, hang, contain, keep, mix, mix in, come, suggest, set, look, feel,
  accept, consider, enjoy, wish, wish for, require, care for, let, bother, engrave, oxidise, enamel, attach, leave, fill, think, even, would like,
  like to have, afford, stamp
`);

/** Things whose name is what is done too: "don't engrave it", "don't rhodium plate it". */
const doing = ['engrave', 'constraint', 'finish', 'enamel', 'hallmark', 'technique'] as const;

/** "no X or Y", "without X", "not X but Y": what stands behind a negation. */
export function rightScope(atoms: readonly Atom[], from: number, ofVerb = false): NegationScope {
  const opening = openingOf(atoms, from, ofVerb);
  if (!opening) return noScope;
  if (opening.denied !== undefined) return { ruledOut: [], denied: [opening.denied] };
  const isList = atoms.slice(from + 1, opening.start).some((atom) => isMark(atom, ':'));
  return { ruledOut: [...opening.qualifiers, ...phrasesFrom(atoms, opening.start, isList)], denied: [] };
}

type Opening =
  | { readonly start: number; readonly qualifiers: readonly number[]; readonly denied?: undefined }
  | { readonly denied: number };

/** Walks over small words to the first noun, or to a number that is denied ("5 mm, not 6 mm"). */
function openingOf(atoms: readonly Atom[], from: number, ofVerb: boolean): Opening | undefined {
  const qualifiers: number[] = [];
  let unknown = 0;
  let isOfDegree = false;
  let verb = !ofVerb;
  for (let at = from + 1; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    if (at === from + 1 && speakers.has(atom.text)) return undefined;
    // "diamonds on the band, but not on the gallery": only a place is denied.
    if (
      isNoun(atom) &&
      /^(?:on|in|at)(?: the)?$/.test(atoms[from + 1]?.text ?? '') &&
      hasSense(atom, 'feature', 'piece', 'unwanted')
    )
      return { denied: at };
    if (isNoun(atom)) {
      if (isOfDegree && !isAdjective(atom)) return undefined;
      // "no bother gold ring": behind a word that nobody knows a metal or a piece is the wish.
      if (unknown > 0 && /^(?:metal|piece)$/.test(familyOf(atom))) return undefined;
      return verb || hasSense(atom, ...doing) || senseOf(atom, 'unwanted')?.isDone
        ? { start: at, qualifiers }
        : undefined;
    }
    if (atom.quantity?.kind === 'count' && atom.quantity.value === 1) continue;
    // "no inside engraving": the place only tells which one.
    if (isPlace(atom) && at === from + 1 && isNoun(atoms[at + 1])) continue;
    if (atom.quantity || isPlace(atom)) return verb ? { denied: at } : undefined;
    if (hasSense(atom, 'degree')) isOfDegree = true;
    else if (hasSense(atom, 'qualifier')) qualifiers.push(at);
    else if (!verb && !hasSense(atom, 'filler', 'article')) {
      if (!denialVerbs.has(atom.text) || (atom.text === 'have' && isPerson(atoms[from - 1]))) return undefined;
      verb = true;
    }
    // "I do not wish for any gemstones"
    else if (ofVerb && verb && senseOf(atom, 'cue')?.cue === 'for') continue;
    else if (turns.has(atom.text)) return undefined;
    else if (hasSense(atom, 'filler', 'article', 'boundary', 'anything', 'system') || isSmallWord(atom) || isWith(atom))
      continue;
    // "avoid: pearls, opals", "does not want: a halo"
    else if (at <= from + 2 && isMark(atom, ':')) continue;
    // "VVS instead of SI in the same solitaire": behind a word that nobody knows a place is another thing.
    else if (unknown > 0 && hasSense(atom, 'boundary')) return undefined;
    else if (isUnknownWord(atom) && unknown < MOST_UNKNOWN_WORDS) unknown += 1;
    else return undefined;
  }
  return undefined;
}

/** "mum doesn't have any gold": what somebody owns or not. */
function isPerson(atom: Atom | undefined): boolean {
  return hasSense(atom, 'wearer') || speakers.has(atom?.text ?? '');
}

/** "nothing with opals" */
function isWith(atom: Atom): boolean {
  return senseOf(atom, 'joint')?.joint === 'with';
}

/** "this", "those": known to the grammar, without a meaning of its own. */
function isSmallWord(atom: Atom): boolean {
  return atom.kind === 'word' && !isUnknownWord(atom);
}

/** The noun phrases from the first noun on, as far as "or", "and" and commas carry the negation. */
function phrasesFrom(atoms: readonly Atom[], start: number, isList: boolean): readonly number[] {
  const scope = [start];
  let isClosed = !describes(atoms[start]);
  let expects = false;
  let head = atoms[start];
  for (let at = start + 1; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    if (isNoun(atom) && (expects || (!isClosed && !isAnother(head, atom)))) {
      scope.push(at);
      isClosed = !describes(atom);
      expects = false;
      head = atom;
    } else if (expects && hasSense(atom, 'qualifier')) scope.push(at);
    else if (expects && (hasSense(atom, 'filler', 'article', 'anything') || isUnknownWord(atom))) continue;
    else if (
      !expects &&
      (carriesOn(atoms, at, head) || (isList && isMark(atom, ',', '/') && isListed(head, atoms[at + 1])))
    )
      expects = true;
    // "does not want: prongs visible from top, engraving": what stands between the commas belongs to the thing.
    else if (isList && !expects && atom.kind !== 'mark') continue;
    else break;
  }
  return scope.filter((place, index) => isNoun(atoms[place]) || scope[index + 1] !== undefined);
}

/** "avoid: opals, garnets, platinum bracelet": behind a list of things a metal or a piece begins the wish. */
function isListed(head: Atom | undefined, next: Atom | undefined): boolean {
  return isNoun(next) && (familyOf(next) === familyOf(head) || !/^(?:metal|piece)$/.test(familyOf(next)));
}

/** Looks that are wished for by those who want nothing loud. */
const plainLooks: ReadonlySet<string> = new Set(['plain', 'simple', 'minimalist']);

function isPlainLook(atom: Atom | undefined): boolean {
  return plainLooks.has(senseOf(atom, 'style')?.style ?? '');
}

/**
 * "not white gold yellow", "nothing fancy gold band", "nothing fancy plain ring": what stands behind a metal, a metal
 * behind a look, or a plain look behind another, is a wish.
 */
function isAnother(head: Atom | undefined, next: Atom | undefined): boolean {
  if (isPlainLook(next) && hasSense(head, 'style') && !isPlainLook(head)) return true;
  if (hasSense(next, 'metal') && !hasSense(head, 'tone', 'metal') && !head?.quantity) return true;
  return hasSense(head, 'metal') && (hasSense(next, 'tone', 'metal') || familyOf(next) === 'gem');
}

/** What a thing is not: "halos aren't really my thing", "gold isn't for her". */
const predicates: ReadonlySet<string> = wordSet(`
  thing, me, her, him, us, ok, okay, allowed, needed, required, necessary, wanted, style, option, good, fine,
  possible, taste, suitable, acceptable, again, thanks, ever
`);

/** Whether nothing that it could rule out stands behind the atom. */
export function endsThere(atoms: readonly Atom[], at: number): boolean {
  const behind = atoms[at + 1];
  const end = atoms.findIndex(({ kind }, place) => place > at && kind === 'mark');
  const rest = atoms.slice(at + 1, end < 0 ? atoms.length : end);
  if (rest.length <= 4 && predicates.has(rest.at(-1)?.text ?? '')) return true;
  // "Guttapusalu? No no, my neck is short."
  const isRepeated = hasSense(behind, 'negation') && (end === at + 2 || atoms[at + 2] === undefined);
  return behind === undefined || behind.kind === 'mark' || isRepeated || turns.has(behind.text);
}
