import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { functionWords, hindiWords } from '../../lexicon/everyday.ts';
import type { SaidValue } from '../../extraction.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { isOn } from './hangs-on.ts';
import { countSaid } from './count-said.ts';
import { describing, type Noun } from './noun.ts';
import { isPlural } from './plural.ts';

/** How many of a piece, and whether pieces or pairs are counted. */
export interface Amount {
  readonly qty: SaidValue<number>;
  readonly unit?: SaidValue<'piece' | 'pair'>;
}

/** "4 napkin rings", "3 trinity bands" */
const MOST_UNKNOWN_WORDS = 2;

function isUnknown(atom: Atom): boolean {
  return atom.kind === 'word' && atom.text.length > 2 && !functionWords.has(atom.text) && !hindiWords.has(atom.text);
}

/** How many words behind its noun an amount may stand. */
const FARTHEST = 20;

/** The most pieces of one design that an order can ask for. */
const MOST_PIECES = 5000;

/** "2 bangles", "a pair of kade", "set of 6 plain bangles", "ek jodi payal". */
export function amountBefore(atoms: readonly Atom[], noun: Noun): Amount | undefined {
  let pair: SaidValue<'pair'> | undefined;
  let unknown = 0;
  for (let at = noun.place - 1; at >= Math.max(0, noun.place - 8); at -= 1) {
    const atom = atoms[at] as Atom;
    const cue = senseOf(atom, 'cue')?.cue;
    const { quantity } = atom;
    if (atom.text === 'x' && atoms[at - 1]?.quantity?.kind === 'count') continue;
    if (cue === 'pair' || isPairCounted(atoms, at)) pair = { value: 'pair', span: atom.span };
    else if (quantity?.kind === 'count' && countsPieces(atoms, at, noun, pair !== undefined)) {
      const next = atoms[noun.place + 1];
      // "ek kangan jodi"
      if (next && senseOf(next, 'cue')?.cue === 'pair') pair = { value: 'pair', span: next.span };
      return {
        qty: { value: quantity.value, span: atom.span },
        unit: pair ?? { value: 'piece', span: noun.atom.span },
      };
    } else if (hasSense(atom, 'article')) {
      if (pair) break;
      return noun.sense.paired || isOnIt(atoms, at, noun) ? undefined : onePiece(atom, noun);
    } else if (isPlural(noun.atom.text) && isUnknown(atom) && unknown < MOST_UNKNOWN_WORDS) unknown += 1;
    else if (
      !hasSense(atom, ...describing, 'measure') &&
      !quantity &&
      atom.text !== 'of' &&
      cue !== 'set' &&
      cue !== 'pieces'
    )
      break;
  }
  return pair && { qty: { value: 1, span: pair.span }, unit: pair };
}

/** "bangles, set of 4", "kada 2 pcs", "payal pair". */
export function amountBehind(atoms: readonly Atom[], noun: Noun): Amount | undefined {
  if (noun.atom.text.endsWith('jodi'))
    return { qty: { value: 1, span: noun.atom.span }, unit: { value: 'pair', span: noun.atom.span } };
  const numeral = numeralBehind(atoms, noun) ?? setBehind(atoms, noun) ?? numberBehind(atoms, noun);
  if (numeral) return numeral;
  for (let at = noun.place + 1; at <= noun.place + FARTHEST; at += 1) {
    const atom = atoms[at];
    if (!atom || hasSense(atom, 'piece') || isMark(atom, '.', ';', '\n')) return undefined;
    const sides = senseOf(atom, 'sideWorn')?.sides;
    if (sides !== undefined && !hasSense(atoms[at + 1], 'gem', 'stone', 'role'))
      return { qty: { value: 1, span: atom.span }, unit: { value: sides === 1 ? 'piece' : 'pair', span: atom.span } };
    const cue = senseOf(atom, 'cue')?.cue;
    const counted = cue === 'set' && atoms[at + 1]?.text === 'of' ? atoms[at + 2] : undefined;
    const pieces =
      cue === 'pieces' ? (atoms[at - 1]?.quantity?.kind === 'count' ? atoms[at - 1] : atoms[at + 1]) : undefined;
    const number = counted ?? pieces;
    if (number?.quantity?.kind === 'count' && isCount(number.quantity.value)) {
      return {
        qty: { value: number.quantity.value, span: number.span },
        unit: { value: 'piece', span: noun.atom.span },
      };
    }
    const times = isTimes(atoms, at, noun.place) ? atoms[at + 1] : undefined;
    if (times?.quantity?.kind === 'count' && isCount(times.quantity.value)) {
      return { qty: { value: times.quantity.value, span: times.span }, unit: { value: 'piece', span: noun.atom.span } };
    }
    const pairs = cue === 'pair' || isPairCounted(atoms, at) ? atoms[at - 1]?.quantity : undefined;
    if (pairs?.kind === 'count' && isCount(pairs.value) && at - 1 > noun.place)
      return {
        qty: { value: pairs.value, span: (atoms[at - 1] as Atom).span },
        unit: { value: 'pair', span: atom.span },
      };
    if (cue === 'pair' && isOfAnother(atoms, at)) return undefined;
    if (cue === 'pair' && (at <= noun.place + 4 || noun.sense.paired || isMark(atoms[at - 1], ',')))
      return { qty: { value: 1, span: atom.span }, unit: { value: 'pair', span: atom.span } };
  }
  return undefined;
}

/** "gold ring, ruby, pair of studs": a pair of what is named before the next mark. */
function isOfAnother(atoms: readonly Atom[], at: number): boolean {
  const ahead = atoms.slice(at + 1, at + 5);
  const end = ahead.findIndex((atom) => atom.kind === 'mark');
  return ahead.slice(0, end === -1 ? ahead.length : end).some((atom) => hasSense(atom, 'piece'));
}

/** "bangles x4", "bangles (6)", "necklaces, 3 of them", "bangle, half round sterling x24" */
function isTimes(atoms: readonly Atom[], at: number, place: number): boolean {
  const isX = atoms[at]?.text === 'x';
  if (at > place + 2) return isX && endsWords(atoms, at, place);
  const of = atoms[at + 2]?.text === 'of' && atoms[at + 3]?.text === 'them';
  return isX || (isMark(atoms[at], '(') && isMark(atoms[at + 2], ')')) || (isMark(atoms[at], ',') && of);
}

/** Behind words that describe the piece, and before a mark. */
function endsWords(atoms: readonly Atom[], at: number, place: number): boolean {
  const [before, end] = [atoms[at - 1], atoms[at + 2]];
  const ofPiece = atoms.slice(place, at).every((atom) => !hasSense(atom, 'gem', 'stone', 'role', 'wearer'));
  return ofPiece && !before?.quantity && before?.kind !== 'number' && (end === undefined || end.kind === 'mark');
}

/** "2 pr huggies", "studs, 3 prs": behind a number it is short for pairs, in Hindi alone for "on". */
function isPairCounted(atoms: readonly Atom[], at: number): boolean {
  return /^prs?$/.test(atoms[at]?.text ?? '') && atoms[at - 1]?.quantity?.kind === 'count';
}

/** "bangle set of 6", "chudi 12 ka set" */
function setBehind(atoms: readonly Atom[], noun: Noun): Amount | undefined {
  const [next, second, third] = [1, 2, 3].map((step) => atoms[noun.place + step]);
  const ofSet = noun.atom.text.endsWith(' set') && next?.text === 'of' ? second : undefined;
  const isSet = second?.text === 'ka' && senseOf(third, 'cue')?.cue === 'set';
  const number = ofSet ?? (isSet ? next : undefined);
  const value = countSaid(number);
  return number && value !== undefined && isCount(value) ? pieces(value, number, noun) : undefined;
}

/** Fewer can be the size of a bangle. */
const LEAST_COUNT = 4;

/** "nose pin 2", "chudi 12": where a number behind the noun can be no size and no length. */
function numberBehind(atoms: readonly Atom[], noun: Noun): Amount | undefined {
  const [atom, next] = [atoms[noun.place + 1], atoms[noun.place + 2]];
  const value = atom?.quantity?.kind === 'count' ? atom.quantity.value : 0;
  const { sizedLike, isLine, isFlat, length } = itemType(noun.sense.type);
  const isMeasured = sizedLike === 'finger' || isLine === true || isFlat === true || length === 'length';
  const isSize = sizedLike === 'wrist' && value < LEAST_COUNT;
  const closes = next === undefined || isMark(next, ',', '.', ';', '\n');
  if (!atom || isMeasured || isSize || !closes || value < 2 || value > MOST_COUNT || !isCount(value)) return undefined;
  return pieces(value, atom, noun);
}

/** More are a year or a price. */
const MOST_COUNT = 200;

function pieces(value: number, said: Atom, noun: Noun): Amount {
  return { qty: { value, span: said.span }, unit: { value: 'piece', span: noun.atom.span } };
}

/** "chudi do", "bracelet two": a number there would be a size. */
function numeralBehind(atoms: readonly Atom[], noun: Noun): Amount | undefined {
  const [atom, next] = [atoms[noun.place + 1], atoms[noun.place + 2]];
  const value = countSaid(atom);
  const isWord = value !== undefined && /^[a-z]/.test(atom?.text ?? '') && value > 1 && isCount(value);
  const closes = next === undefined || isMark(next, ',', '.', ';', '\n');
  if (!atom || !isWord || !closes) return undefined;
  return { qty: { value, span: atom.span }, unit: { value: 'piece', span: noun.atom.span } };
}

/** "on a cigar band", "a cross on a chain": a hoop or a chain that carries the rest is not what is counted. */
function isOnIt(atoms: readonly Atom[], at: number, { sense }: Noun): boolean {
  const carries = sense.partOf !== undefined || readingOf(sense.subtype).hoopOnly === true;
  return carries && isOn(atoms[at - 1]);
}

function onePiece(article: Atom, noun: Noun): Amount {
  return { qty: { value: 1, span: article.span }, unit: { value: 'piece', span: noun.atom.span } };
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST_PIECES;
}

/** "3 diamond rings" are three rings, a "3 diamond ring" is one ring with three stones. */
function countsPieces(atoms: readonly Atom[], at: number, noun: Noun, ofPairs: boolean): boolean {
  const { quantity } = atoms[at] as Atom;
  if (quantity?.kind !== 'count' || !isCount(quantity.value)) return false;
  if (isNumbered(atoms, at) || senseOf(atoms[at - 1], 'cue')?.cue === 'size') return false;
  const overStones = atoms.slice(at + 1, noun.place).some((atom) => hasSense(atom, 'gem', 'stone', 'role'));
  return ofPairs || !overStones || isPlural(noun.atom.text) || quantity.value === 1;
}

/** "No. 4", "#4"; "Dubai. 22k. 4 bangles" are four. */
function isNumbered(atoms: readonly Atom[], at: number): boolean {
  return isMark(atoms[at - 1], '#') || (isMark(atoms[at - 1], '.') && /^(?:no|nr|sz)$/.test(atoms[at - 2]?.text ?? ''));
}
