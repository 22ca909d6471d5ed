import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import type { SaidValue } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import type { TextSpan } from '../../parse/span.ts';
import type { SenseFor } from '../../../senses/sense.ts';
import { amountBefore, amountBehind } from './amount.ts';
import { existsAlready } from './existing.ts';
import { nounsOf } from './find-nouns.ts';
import { type Noun, reachesNoun } from './noun.ts';

/** A piece that is asked for, with all words that specify it. */
export interface SaidPiece {
  /** The places of its nouns and kinds in the brief. */
  readonly places: readonly number[];
  readonly type: SaidValue<string>;
  readonly subtype?: SaidValue<string>;
  readonly qty?: SaidValue<number>;
  readonly unit?: SaidValue<'piece' | 'pair'>;
  /** Of one of two rings that are told apart by whose they are. */
  readonly width?: SaidValue<number>;
  /** Further words for its build beside the subtype: a "solitaire engagement ring". */
  readonly builds: readonly SaidValue<string>[];
  /** Where one of several pieces of a name is told by itself: its places, and its words. */
  readonly clause?: { readonly from: number; readonly to: number; readonly span: TextSpan };
  /** Whether it is named by a kind alone: "half eternity". */
  readonly implied: boolean;
}

/** The pieces in the order in which they are named; the same piece named twice is one. */
export function findPieces(atoms: readonly Atom[]): readonly SaidPiece[] {
  const nouns = nounsOf(atoms);
  const kinds = kindsByNoun(atoms, nouns);
  const pieces: SaidPiece[] = [];
  for (const noun of nouns) {
    const found = pieceFrom(atoms, noun, kinds.get(noun.place) ?? []);
    const same = pieces.findIndex((piece) => isSame(piece, found, atoms));
    if (same < 0) pieces.push(found);
    else pieces[same] = merged(pieces[same] as SaidPiece, found);
  }
  return [...pieces, ...impliedPieces(atoms, pieces, nouns)];
}

/** Assigns each kind word to the nearest noun that it can describe, first to one behind it. */
function kindsByNoun(atoms: readonly Atom[], nouns: readonly Noun[]): ReadonlyMap<number, readonly number[]> {
  const owners = new Map<number, number[]>();
  atoms.forEach((atom, place) => {
    const kind = senseOf(atom, 'kind');
    if (!kind || atom.negated) return;
    const fitting = nouns.filter(({ sense }) => kind.types.includes(sense.type));
    const behind = fitting.find((noun) => noun.place > place && reachesNoun(atoms, place, noun.place));
    // "ring dikhao engagement ki": a purpose may be said behind.
    const isOfNoun = kind.purpose && ['ki', 'ka', 'ke', 'wali', 'wala'].includes(atoms[place + 1]?.text ?? '');
    const isOnlyBefore = kind.beside === true || (kind.purpose === true && !kind.certain);
    const nearest = behind ?? (isOnlyBefore && !isOfNoun ? undefined : nearestOf(fitting, place));
    if (nearest) owners.set(nearest.place, [...(owners.get(nearest.place) ?? []), place]);
  });
  return owners;
}

function nearestOf(nouns: readonly Noun[], place: number): Noun | undefined {
  return nouns.toSorted((one, other) => Math.abs(one.place - place) - Math.abs(other.place - place))[0];
}

function pieceFrom(atoms: readonly Atom[], noun: Noun, kindPlaces: readonly number[]): SaidPiece {
  const { sense, atom } = noun;
  const kinds = kindPlaces.flatMap((place) => {
    const kind = senseOf(atoms[place], 'kind');
    return kind ? [{ kind, said: { value: kind.subtype, span: (atoms[place] as Atom).span } }] : [];
  });
  const own = sense.subtype === undefined ? undefined : { value: sense.subtype, span: atom.span };
  const purpose = kinds.find(({ kind }) => kind.purpose)?.said;
  // "eternity band … full eternity": the longer name says more.
  const build = kinds
    .flatMap(({ kind, said }) => (kind.purpose ? [] : [said]))
    .reduce<SaidValue<string> | undefined>(
      (best, said) => (best && !said.value.endsWith(`_${best.value}`) ? best : said),
      undefined,
    );
  const subtype = purpose ?? (sense.partOf ? undefined : own) ?? build ?? own;
  const builds = kinds.flatMap(({ kind, said }) =>
    isInName(said.value, subtype?.value) || kind.beside || isOnlyOfType(kind, sense) ? [] : [said],
  );
  return {
    places: [noun.place, ...kindPlaces],
    type: { value: sense.type, span: atom.span },
    ...(subtype && { subtype }),
    ...(amountBefore(atoms, noun) ?? amountBehind(atoms, noun)),
    builds,
    implied: false,
  };
}

/** A "full eternity" is an eternity ring, too. */
function isInName(build: string, subtype: string | undefined): boolean {
  return build === subtype || subtype?.endsWith(`_${build}`) === true;
}

/** A stud of one stone is what a stud is; links are said of a chain's own name. */
function isOnlyOfType(kind: SenseFor<'kind'>, noun: SenseFor<'piece'>): boolean {
  return kind.types.includes('chain') || (kind.alone === true && noun.paired === true);
}

/** One piece when nothing tells them apart: "jhumka earrings", "the ring should be…". */
function isSame(one: SaidPiece, other: SaidPiece, atoms: readonly Atom[]): boolean {
  if (one.type.value !== other.type.value || areOfTwo(one, other, atoms)) return false;
  if (!one.subtype || !other.subtype || one.subtype.value === other.subtype.value) {
    return !bothCounted(one, other) && !isMatchedWith(atoms, Math.min(...other.places));
  }
  const [from, to] = [Math.max(...one.places), Math.min(...other.places)];
  const isOneName = to - from <= 2 && reachesNoun(atoms, from, to);
  if (saysHoopOnly(one) || saysHoopOnly(other)) return !areJoined(atoms, to) && !isMatchedWith(atoms, to);
  return from < to && isOneName;
}

/** "her band with diamonds, his band plain": of a woman and a man each has one. */
function areOfTwo(one: SaidPiece, other: SaidPiece, atoms: readonly Atom[]): boolean {
  const [first, second] = [one, other].map(({ places }) => places.flatMap((place) => ownerOf(atoms, place) ?? []));
  return second?.some((owner) => first?.some((gender) => gender !== owner)) ?? false;
}

function ownerOf(atoms: readonly Atom[], place: number): string | undefined {
  let before = place - 1;
  while (hasSense(atoms[before], 'metal', 'tone', 'style', 'kind', 'gem')) before -= 1;
  return senseOf(atoms[before], 'wearer')?.gender;
}

/** "an engagement ring and a band" are two. */
function areJoined(atoms: readonly Atom[], later: number): boolean {
  let before = later - 1;
  while (hasSense(atoms[before], 'article', 'filler', 'kind', 'constraint', 'metal', 'tone', 'style')) before -= 1;
  return ['and', '&', '+', 'aur', 'n'].includes(atoms[before]?.text ?? '');
}

/** "a ring with matching band": what matches the first is another. */
function isMatchedWith(atoms: readonly Atom[], later: number): boolean {
  let before = later - 1;
  while (hasSense(atoms[before], 'style', 'metal', 'tone', 'kind')) before -= 1;
  return senseOf(atoms[before], 'constraint')?.constraint === 'matching_set' && before > 0;
}

/** "Band" says less than any other name of a ring. */
function saysHoopOnly({ subtype }: SaidPiece): boolean {
  return readingOf(subtype?.value).hoopOnly === true;
}

function bothCounted(one: SaidPiece, other: SaidPiece): boolean {
  return one.qty !== undefined && other.qty !== undefined && (one.qty.value > 1 || other.qty.value > 1);
}

function merged(one: SaidPiece, other: SaidPiece): SaidPiece {
  const [first, second] = one.subtype && !saysHoopOnly(one) ? [one, other] : [other, one];
  // "ring, … 2 mm band" names the hoop of the ring, "ring band" a band.
  const isHoopOnly = !one.subtype && saysHoopOnly(other) && Math.min(...other.places) - Math.max(...one.places) > 1;
  const subtype = isHoopOnly ? undefined : (first.subtype ?? second.subtype);
  // The bands of a puzzle ring are its parts.
  const qty = one.qty ?? (one.subtype && saysHoopOnly(other) ? undefined : other.qty);
  const unit = one.qty ? one.unit : (other.unit ?? one.unit);
  const isOneName = Math.min(...other.places) - Math.max(...one.places) === 1;
  const left = subtype && other.subtype && other.subtype.value !== subtype.value && !saysHoopOnly(other) && !isOneName;
  return {
    ...one,
    places: [...one.places, ...other.places],
    ...(subtype && { subtype }),
    ...(qty && { qty }),
    ...(unit && { unit }),
    builds: [...one.builds, ...other.builds, ...(left && other.subtype ? [other.subtype] : [])],
  };
}

/** "plain D wedding, size K": a profile right before it tells that the band is meant, not the day. */
function isBandTalk(atoms: readonly Atom[], place: number): boolean {
  return hasSense(atoms[place], 'profile') || hasSense(atoms[place - 1], 'profile');
}

/** "solitaire, size 7"; "in the same solitaire" speaks of a piece that is there. */
function isAlone(atoms: readonly Atom[], place: number, pieces: readonly SaidPiece[]): boolean {
  const isThere = ['the', 'same', 'her', 'his', 'my', 'old', 'this', 'that'].includes(atoms[place - 1]?.text ?? '');
  return pieces.length === 0 && !isThere;
}

/** From here on a line goes round the neck. */
const NECK_FROM_MM = 300;

/** "tennis, 7 in" goes round the wrist, "cuban link 22 inch" round the neck. */
function typeByLength(atoms: readonly Atom[], types: readonly string[]): string | undefined {
  const longest = Math.max(0, ...atoms.map(({ quantity }) => (quantity?.kind === 'length' ? quantity.value : 0)));
  const round = types.filter((type) => itemType(type).soldInches !== undefined);
  if (longest < LINE_FROM_MM) return types[0];
  const isLong = (type: string) => (itemType(type).soldInches?.[0] ?? 0) * MM_PER_INCH >= NECK_FROM_MM;
  const isAroundNeck = longest >= NECK_FROM_MM;
  return round.find((type) => isLong(type) === isAroundNeck) ?? types[0];
}

/** No wrist is thinner. */
const LINE_FROM_MM = 100;
const MM_PER_INCH = 25.4;

/** A kind that only one type has names the piece by itself: "half eternity", "signet", "trilogy". */
function impliedPieces(
  atoms: readonly Atom[],
  pieces: readonly SaidPiece[],
  nouns: readonly Noun[],
): readonly SaidPiece[] {
  for (const [place, atom] of atoms.entries()) {
    const kind = senseOf(atom, 'kind');
    const type = kind?.alone ? typeByLength(atoms, kind.types) : kind?.types[0];
    if (
      !(
        kind?.certain ||
        (kind?.purpose && isBandTalk(atoms, place)) ||
        (kind?.alone && isAlone(atoms, place, pieces))
      ) ||
      type === undefined ||
      atom.negated ||
      existsAlready(atoms, place, nouns) ||
      pieces.some((piece) => kind.types.includes(piece.type.value))
    )
      continue;
    const said = { value: kind.subtype, span: atom.span };
    return [{ places: [place], type: { value: type, span: atom.span }, subtype: said, builds: [], implied: true }];
  }
  return [];
}
