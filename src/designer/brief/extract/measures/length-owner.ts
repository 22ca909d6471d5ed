import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import type { Measure } from '../../../senses/sense.ts';
import type { BriefContext } from '../subject.ts';
import { contentAfter } from '../phrases/phrases.ts';
import { isBirthstone } from '../stones/is-birthstone.ts';
import { namesPiece } from '../stones/stone-of-piece.ts';
import { byPiece, goesRound, isRound, type LengthOwner, nearestPiece } from './length-of-piece.ts';

/** What the length at a place is said of: the words behind it, then those before it, then the piece of the brief. */
export function lengthOwner(context: BriefContext, place: number): LengthOwner {
  const { quantity } = context.atoms[place] ?? {};
  const isTooLong = quantity?.kind === 'length' && quantity.value > LONGEST_STONE_MM;
  for (const read of readers) {
    const owner = read(context, place);
    // "4 ct of diamonds, 7 inch": the words point at the stones, the length at the bracelet.
    if (owner && !(isTooLong && owner.of === 'stone')) return owner;
  }
  return byPiece(context, place, nearestPiece(context, place));
}

/** No stone that a design can hold is longer. */
const LONGEST_STONE_MM = 40;

type Reader = (context: BriefContext, place: number) => LengthOwner | undefined;

/** What may tell whose a length is, the surest first. */
const readers: readonly Reader[] = [
  ofBeads,
  ofAllStones,
  inside,
  inOtherPiece,
  behind,
  loneStoneSize,
  before,
  behindStones,
];

/** No strung bead is larger, in mm. */
const LARGEST_BEAD_MM = 20;

/** "2.5 mm black beads", "black beads 2.5 mm": right beside what is strung. */
function ofBeads({ atoms }: BriefContext, place: number): LengthOwner | undefined {
  const { quantity } = atoms[place] ?? {};
  if (quantity?.kind !== 'length' || quantity.value > LARGEST_BEAD_MM) return undefined;
  const ahead = atoms.slice(place + 1).find((atom) => !hasSense(atom, 'filler', 'form', 'shape'));
  const isBehind = hasSense(atoms[place - 1], 'beads') && !hasSense(atoms[place + 1], 'gem', 'stone', 'piece');
  return hasSense(ahead, 'beads') || isBehind ? { of: 'beads' } : undefined;
}

/** "9 stones, all 3 mm" */
function ofAllStones(context: BriefContext, place: number): LengthOwner | undefined {
  // "21 x 1.75"
  if (/ [x*]$/.test(context.atoms[place - 1]?.text ?? '')) return { of: 'stone' };
  if (isOfEachStone(context, place) || isBehindEachStone(context.atoms, place)) return { of: 'stone' };
  return context.atoms[place]?.quantity?.kind === 'length' && context.ofAllStones.has(context.phraseOf[place] ?? -1)
    ? { of: 'stone' }
    : undefined;
}

/** "6 mm ruby in the pendant and 4 mm in the ears": behind a stone of the set, that of the next piece is measured. */
function inOtherPiece({ atoms, sentenceOf }: BriefContext, place: number): LengthOwner | undefined {
  const { quantity } = atoms[place] ?? {};
  const next = contentAfter(atoms, place + 1);
  const isIn = /^(?:in|for)$/.test(atoms[place + 1]?.text ?? '') && namesPiece(atoms[next]);
  if (!isIn || quantity?.kind !== 'length' || quantity.value > STONE_MAX_MM) return undefined;
  const isBehindStone = atoms.some(
    (atom, at) => at < place && sentenceOf[at] === sentenceOf[place] && !atom.negated && hasSense(atom, 'gem', 'stone'),
  );
  return isBehindStone ? { of: 'stone' } : undefined;
}

/** "each stone 2 mm" */
function isBehindEachStone(atoms: readonly Atom[], place: number): boolean {
  return /^(?:each|per) stone$/.test(atoms[place - 1]?.text ?? '');
}

/** "7 diamonds across the top, 1.3 mm each": of each stone, where one piece is ordered. */
function isOfEachStone({ atoms, sentenceOf, ordered }: BriefContext, place: number): boolean {
  const { quantity } = atoms[place] ?? {};
  const isEach = quantity?.kind === 'length' && quantity.share === 'each' && quantity.value <= LONE_STONE_MAX_MM;
  const areMany = ordered.length > 1 || (ordered[0]?.qty?.value ?? 1) > 1;
  return (
    isEach &&
    !areMany &&
    atoms.some(
      (atom, at) =>
        at < place &&
        sentenceOf[at] === sentenceOf[place] &&
        !atom.negated &&
        (hasSense(atom, 'gem') || isBirthstone(atom)),
    )
  );
}

/** "17.3 mm across inside, "naap 52 mm hai andar se ghera": how far a ring goes round, wherever in its sentence. */
function inside({ atoms, sentenceOf, phraseOf }: BriefContext, place: number): LengthOwner | undefined {
  for (let at = place + 1; at <= place + 6 && sentenceOf[at] === sentenceOf[place]; at += 1) {
    const measure = senseOf(atoms[at], 'measure')?.measure;
    if (measure === 'inner_diameter' || measure === 'circumference') return { of: measure };
    if (atoms[at]?.quantity || hasSense(atoms[at], 'piece') || (measure && phraseOf[at] === phraseOf[place]))
      return undefined;
  }
  return undefined;
}

/** From here on a length by itself is too wide for the band of a ring that has a stone. */
const LONE_STONE_MIN_MM = 4;

/**
 * "emerald ring, 6 mm, gold", "emerald ring 6 mm": in a ring with one stone of unsaid size, a length in a phrase of its
 * own, or behind nothing but stone and ring, is the stone's.
 */
function loneStoneSize(context: BriefContext, place: number): LengthOwner | undefined {
  const { atoms, pieces, phraseOf } = context;
  const { onFinger } = itemType(pieces[0]?.type.value ?? 'ring');
  const { stonesAlike, hasFace, hoopOnly } = readingOf(pieces[0]?.subtype?.value);
  const quantity = atoms[place]?.quantity;
  if (!onFinger || stonesAlike || hasFace || hoopOnly || quantity?.kind !== 'length') return undefined;
  if (quantity.value < LONE_STONE_MIN_MM || quantity.value > STONE_MAX_MM) return undefined;
  const isLone = atoms.every(
    (atom, at) =>
      at === place ||
      phraseOf[at] !== phraseOf[place] ||
      hasSense(atom, 'bound', 'filler', 'shape') ||
      (at < place && (hasSense(atom, 'gem', 'kind', 'piece') || isBirthstone(atom))),
  );
  const stones = atoms.filter(
    (atom, at) => at < place && !atom.negated && (hasSense(atom, 'gem', 'shape', 'stone') || isBirthstone(atom)),
  );
  const isSized = atoms.some(
    ({ quantity: other, negated }, at) =>
      !negated && at !== place && (other?.kind === 'carat' || other?.kind === 'box'),
  );
  return isLone && stones.length > 0 && !isSized ? { of: 'stone' } : undefined;
}

/** "12 garnets, 4 mm", "peridot, 6 mm": alone behind a phrase of stones, before any piece, a length is theirs. */
function behindStones({ atoms, phraseOf, sentenceOf }: BriefContext, place: number): LengthOwner | undefined {
  const quantity = atoms[place]?.quantity;
  const ownPhrase = atoms.filter((_, at) => phraseOf[at] === phraseOf[place]);
  const isLone = ownPhrase.every(
    (atom) => atom.quantity?.kind === 'length' || hasSense(atom, 'bound', 'filler', 'share'),
  );
  if (!isLone || quantity?.kind !== 'length' || quantity.value > LONE_STONE_MAX_MM) return undefined;
  let at = place - 1;
  while (phraseOf[at] === phraseOf[place] || isMark(atoms[at], ',', '-')) at -= 1;
  const before = atoms.filter(
    (_, other) => phraseOf[other] === phraseOf[at] && sentenceOf[other] === sentenceOf[place],
  );
  const areStones = before.some((atom) => !atom.negated && hasSense(atom, 'gem', 'arrangement'));
  // "huggies with diamonds, 11 mm": what comes with a piece leaves the measure to the piece.
  const joint = atoms.findLast((_, other) => other < at && phraseOf[other] !== phraseOf[at]);
  const isApart =
    senseOf(joint, 'joint')?.joint !== 'with' &&
    !before.some((atom) => hasSense(atom, 'piece', 'kind', 'metal') || isSize(atom));
  return areStones && isApart ? { of: 'stone' } : undefined;
}

/** No stone that is measured by itself is longer. */
const LONE_STONE_MAX_MM = 14;

function isSize({ quantity }: Atom): boolean {
  return quantity?.kind === 'length' || quantity?.kind === 'box' || quantity?.kind === 'carat';
}

/** No stone that is asked for in a ring is longer. */
const STONE_MAX_MM = 25;

const passedOver = [
  'filler',
  'share',
  'bound',
  'metal',
  'profile',
  'finish',
  'style',
  'kind',
  'technique',
  'constraint',
  'article',
  'wearer',
  'feature',
  'enamel',
  // "ruby studs 4 mm, push backs": nobody measures those.
  'closure',
] as const;

/** Parts that the document has no measure for. */
const parts = /(?:^| )(?:posts?|bails?|clasps?|cable|pins?|hooks?|catch|rims?|border|loops?|jump rings?)$/;

/** No post, pin or clasp is longer. */
const LONGEST_PART_MM = 40;

const ofStone = ['gem', 'stone', 'cut', 'form', 'prongs'] as const;

function behind(context: BriefContext, place: number): LengthOwner | undefined {
  const { atoms, phraseOf } = context;
  let shaped = false;
  // "7.5 inch, 3 mm stones", "13 inch plus 3 inch extender": what comes behind another length is that one's.
  let passedLength = false;
  const { quantity } = atoms[place] ?? {};
  const isLongerThanParts = quantity?.kind === 'length' && quantity.value > LONGEST_PART_MM;
  for (let at = place + 1; at <= place + 7; at += 1) {
    const atom = atoms[at];
    const isOther =
      passedLength && (hasSense(atom, ...ofStone, 'feature', 'shape', 'role') || parts.test(atom?.text ?? ''));
    if (isOther) break;
    passedLength ||= atom?.quantity?.kind === 'length';
    const isNear = at === place + 1 || (at === place + 2 && hasSense(atoms[at - 1], 'filler', 'boundary'));
    const measure = isNear ? senseOf(atom, 'measure')?.measure : undefined;
    if (measure) return owned(context, measure, at);
    if (!atom || (phraseOf[at] !== phraseOf[place] && !(at === place + 1 && atom.text === 'ka'))) break;
    if (isShank(atom)) return { of: 'band' };
    // "bracelet 7 inch, lobster clasp"
    if (parts.test(atom.text) && !isLongerThanParts) return { of: 'part' };
    // "in a 6 mm court": such a section only bands have.
    if (hasSense(atom, 'profile') && context.pieces.length === 0) return { of: 'band' };
    if (senseOf(atom, 'feature')?.feature === 'extender') return { of: 'part' };
    if (hasSense(atom, ...ofStone) || senseOf(atom, 'role')) return { of: 'stone' };
    if (hasSense(atom, 'shape')) shaped = true;
    else if (hasSense(atom, 'piece')) return shaped && isStud(atom) ? { of: 'stone' } : byPiece(context, place, at);
    else if (!hasSense(atom, ...passedOver, 'tone', 'setting', 'motif', 'origin', 'country') && !isPassable(atom))
      break;
  }
  if (shaped && (isRound(context) || goesRound(context, place))) return undefined;
  return shaped ? { of: 'stone' } : undefined;
}

/** The part of a ring that its width is told of. */
function isShank(atom: Atom): boolean {
  return /^shanks?$/.test(atom.text);
}

/** "shank 14 kw 2.2 mm" */
function isSkipped({ quantity }: Atom): boolean {
  return quantity?.kind === 'count' || quantity?.kind === 'karat';
}

function isPassable(atom: Atom): boolean {
  return atom.quantity !== undefined || atom.text === 'of';
}

function isStud(atom: Atom): boolean {
  return readingOf(senseOf(atom, 'piece')?.subtype).length === 'stone';
}

function before(context: BriefContext, place: number): LengthOwner | undefined {
  const { atoms, phraseOf } = context;
  let passedKarat = false;
  for (let at = place - 1; at >= Math.max(0, place - 5); at -= 1) {
    const atom = atoms[at] as Atom;
    const measure = senseOf(atom, 'measure')?.measure;
    if (isShank(atom)) return { of: 'band' };
    // "diamonds 14k white gold 7 inch": behind its metal the piece is measured.
    passedKarat ||= atom.quantity?.kind === 'karat';
    if (passedKarat && (measure || hasSense(atom, ...ofStone, 'shape', 'role'))) return undefined;
    if (measure) return atoms[at - 1]?.quantity?.kind === 'length' ? undefined : owned(context, measure, at);
    if (
      hasSense(atom, ...ofStone, 'shape', 'arrangement', 'role', 'sides') &&
      !(hasSense(atom, 'shape') && (isRound(context) || goesRound(context, place)))
    )
      return { of: 'stone' };
    if (hasSense(atom, 'piece')) return byPiece(context, place, at);
    const isLink = hasSense(atom, 'boundary') && (atom.text === 'is' || atom.text === 'of');
    if (phraseOf[at] !== phraseOf[place] && !isLink && atom.text !== ':') return undefined;
    if (!hasSense(atom, ...passedOver, 'cue') && !isLink && atom.text !== ':' && !isSkipped(atom)) return undefined;
  }
  return undefined;
}

/**
 * A measure that was named in words, unless it belongs to another thing: the length of a chain is not its pendant's.
 */
function owned(context: BriefContext, measure: Measure, at: number): LengthOwner {
  const next = senseOf(context.atoms[at + 1], 'piece')?.type;
  const { lengthAsPart } = itemType(next);
  if (measure === 'length' && lengthAsPart && !context.pieces.some(({ type }) => type.value === next)) {
    return { of: lengthAsPart };
  }
  // "no wider than 8 mm across the top" is said of the head.
  const ofHead = context.atoms.slice(at, at + 4).some(({ text }) => text === 'across the top');
  const { onFinger } = itemType(context.pieces[0]?.type.value);
  // Of a ring only its stones are measured across.
  if (
    measure === 'diameter' &&
    onFinger &&
    context.atoms[at]?.text !== 'across' &&
    context.atoms.some((atom) => !atom.negated && hasSense(atom, 'gem', 'shape'))
  )
    return { of: 'stone' };
  // "a chain, 4 mm thick" is as wide.
  const isLine = itemType(context.pieces[0]?.type.value).isLine === true && measure === 'thickness';
  if (isLine && !/^(?:wire|tube|tubing)$/.test(context.atoms[at]?.text ?? '')) return { of: 'width' };
  return { of: measure === 'width' && onFinger && !ofHead ? 'band' : measure };
}
