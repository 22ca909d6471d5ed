import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { FeatureWord } from '#spec/request/words/feature-words.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { hindiParticles } from '../../parse/hindi-particles.ts';
import { contentAfter, contentBefore } from '../phrases/phrases.ts';
import { existsAlready } from './existing.ts';
import { whatHangsOn } from './hangs-on.ts';
import { isHoopOfStone } from './hoop-of-stone.ts';
import { describing, type Noun } from './noun.ts';
import { isPlural } from './plural.ts';

/** The nouns that name a piece to be made, without those for its parts and for pieces that are there already. */
export function nounsOf(atoms: readonly Atom[]): readonly Noun[] {
  const named = atoms.flatMap((atom, place): Noun[] => {
    const sense = senseOf(atom, 'piece');
    return sense && !atom.negated ? [{ place, atom, sense }] : [];
  });
  const sized = named.some(({ sense }) => itemType(sense.type).onFinger) ? [] : sizedRings(atoms);
  const all = named.length === 0 ? [] : [...named, ...sized].toSorted((one, other) => one.place - other.place);
  const nouns: Noun[] = [];
  const there = new Set(all.filter((noun) => existsAlready(atoms, noun.place, all)));
  // "charms for my bracelet": what is there already has no parts to be made with it.
  const made = all.filter((noun) => !there.has(noun));
  const carriers = new Set(made.filter((noun) => carriesPendant(atoms, noun, made)));
  const asked = made.filter((noun) => !carriers.has(noun));
  for (const noun of all) {
    if (
      there.has(noun) ||
      carriers.has(noun) ||
      isPart(atoms, noun, asked) ||
      isPendantOfNecklace(atoms, noun, asked) ||
      opensCompound(atoms, noun.place) ||
      isOnlyWord(atoms, noun, all)
    )
      continue;
    nouns.push(inHindi(atoms, compound(atoms, noun)));
  }
  const [only, other] = nouns;
  return only && !other ? [whatHangsOn(atoms, only)] : nouns;
}

/** "studs and a ring size N": the word of the piece is told together with its size. */
function sizedRings(atoms: readonly Atom[]): readonly Noun[] {
  return atoms.flatMap((atom, place): Noun[] => {
    const isSize = atom.quantity?.kind === 'ring-size' && !atom.negated;
    return isSize && hasSense(atoms[place - 1], 'article')
      ? [{ place, atom, sense: { subject: 'piece', type: 'ring' } }]
      : [];
  });
}

/** A chain on a pendant, pearl drops on an earring: named, but not ordered by itself. */
function isPart(atoms: readonly Atom[], { place, sense }: Noun, all: readonly Noun[]): boolean {
  if (readingOf(sense.subtype).hoopOnly && isHoopOfStone(atoms, place)) return true;
  return (sense.partOf ?? []).some((whole) => {
    const another = all.find((noun) => noun.place !== place && noun.sense.type === whole);
    if (whole === sense.type && another?.sense.subtype === undefined) return false;
    const canBeListed = itemType(sense.type).length !== undefined;
    // "mangalsutra pendant": the whole only says which one it is.
    if (another?.place === place - 1 && opensCompound(atoms, another.place)) return false;
    if (!another || (canBeListed && isListed(atoms, place) && !itemType(whole).keepsItsParts)) return false;
    return whole !== sense.type || tellsOfStone(atoms[place - 1]);
  });
}

/** "a coin pendant on a thick wire choker": what a pendant is worn on is no second piece. */
function carriesPendant(atoms: readonly Atom[], { place, sense }: Noun, all: readonly Noun[]): boolean {
  if (itemType(sense.type).isStrung !== true) return false;
  const pendant = all.findLast((noun) => noun.place < place);
  if (!pendant || itemType(pendant.sense.type).onChain !== true) return false;
  const from = atoms.findIndex(({ text }, at) => at > pendant.place && at < place && text === 'on');
  const isNear = from >= 0 && place - from <= MOST_WORDS_OF_CARRIER;
  return isNear && atoms.slice(from, place).every((atom) => atom.kind !== 'mark' && !hasSense(atom, 'joint'));
}

/** "on a thick wire choker". */
const MOST_WORDS_OF_CARRIER = 5;

/** "necklace with a sapphire pendant", "mala, a locket in the middle": it hangs there, and is no second piece. */
function isPendantOfNecklace(atoms: readonly Atom[], { place, sense, atom }: Noun, all: readonly Noun[]): boolean {
  if (!itemType(sense.type).onChain || isPlural(atom.text)) return false;
  const before = all.find((noun) => noun.place < place && itemType(noun.sense.type).isStrung === true);
  if (!before) return false;
  let at = place - 1;
  while (at > before.place && hasSense(atoms[at], 'article', ...describing) && !hasSense(atoms[at], 'constraint'))
    at -= 1;
  const role = senseOf(atoms[place + 1], 'role');
  const isInMiddle = role?.positional === true && stoneRole(role.role).isCentre === true;
  const isRightBehind = atoms.slice(before.place + 1, at).every(({ quantity }) => quantity !== undefined);
  return isInMiddle || (senseOf(atoms[at], 'joint')?.joint === 'with' && isRightBehind);
}

/** "ruby drops", "green drops", "bead drops": of what hangs below an earring. */
function tellsOfStone(atom: Atom | undefined): boolean {
  const tone = senseOf(atom, 'tone');
  return hasSense(atom, 'gem', 'stone', 'beads') || (tone !== undefined && tone.metal === undefined);
}

/** "nose ring, bali type", "I'm a climber", "£400 tops": the word, not the thing. */
function isOnlyWord(atoms: readonly Atom[], { place, sense }: Noun, all: readonly Noun[]): boolean {
  const [before, earlier, next] = [atoms[place - 1], atoms[place - 2], atoms[place + 1]];
  const isBehindNumber = before?.quantity?.kind === 'money' || before?.quantity?.kind === 'gram';
  // "£400 tops" is the most, "5 g tops" the most or a pair of earrings.
  if (isBehindNumber && atoms[place]?.text === 'tops') return true;
  // "Stick pin? no.", "matching ring? No": asked and answered.
  const isDeclined = (at: number) =>
    isMark(atoms[at + 1], '?') && /^(?:no|nope|nah|nahi)$/.test(atoms[at + 2]?.text ?? '');
  if (isDeclined(place)) return true;
  // "No, leave the ring."
  if (all.some((noun) => noun.place < place && noun.atom.text === atoms[place]?.text && isDeclined(noun.place)))
    return true;
  if (hasSense(before, 'article') && ["i'm", 'am'].includes(earlier?.text ?? '')) return true;
  const another = all.some((noun) => noun.place !== place && (noun.sense.type !== sense.type || noun.place < place));
  return another && ['type', 'typ', 'style', 'jaisa', 'jaisi', 'jaise'].includes(next?.text ?? '');
}

/** "chain, bracelet aur ring": one of several pieces, not a part of one. */
function isListed(atoms: readonly Atom[], place: number): boolean {
  const joins = (at: number) => isMark(atoms[at], ',', '/') || senseOf(atoms[at], 'joint')?.joint === 'and';
  const nouns = atoms.filter((atom) => hasSense(atom, 'piece')).length;
  if (nouns === 2 && saysWhatItIsLike(atoms, place)) return false;
  let next = contentAfter(atoms, place);
  while (atoms[next]?.quantity) next = contentAfter(atoms, next);
  return nouns > 1 && (joins(contentBefore(atoms, place)) || joins(next));
}

/** "anklet, thick chain": a part behind a comma, described by its look, tells what the piece before it is like. */
function saysWhatItIsLike(atoms: readonly Atom[], place: number): boolean {
  let before = place - 1;
  while (hasSense(atoms[before], 'style')) before -= 1;
  const isDescribed = before < place - 1 && isMark(atoms[before], ',');
  return isDescribed && atoms.slice(0, before).some((atom) => hasSense(atom, 'piece'));
}

/** "coin pendant", "mangalsutra bracelet"; but a "pendant earrings set" is two pieces. */
function opensCompound(atoms: readonly Atom[], place: number): boolean {
  const [first, second] = [senseOf(atoms[place], 'piece'), senseOf(atoms[place + 1], 'piece')];
  if (!first || !second || first.type === second.type || !itemType(first.type).tellsCompound) return false;
  // A "locket chain" is a locket on its chain.
  if (itemType(first.type).onChain && second.partOf?.includes(first.type)) return false;
  return !itemType(second.type).isPair || senseOf(atoms[place + 2], 'cue')?.cue !== 'set';
}

/** What only a locket that opens has. */
const opening: readonly FeatureWord[] = ['photo_frame', 'ashes_compartment', 'hair_compartment', 'locket_opening'];

/** "chandi ka locket" is a pendant, unless it opens. */
function inHindi(atoms: readonly Atom[], noun: Noun): Noun {
  if (!noun.sense.englishSubtype) return noun;
  const { subtype: _subtype, ...sense } = noun.sense;
  const isHindi = atoms.some(({ text, quantity }) => hindiParticles.has(text) || quantity?.kind === 'traditional');
  const opens = atoms.some((atom) => opening.some((word) => word === senseOf(atom, 'feature')?.feature));
  return isHindi && !opens ? { ...noun, sense } : noun;
}

/** The first noun of two says which pendant it is. */
function compound(atoms: readonly Atom[], noun: Noun): Noun {
  const before = atoms[noun.place - 1];
  const first = before?.negated ? undefined : senseOf(before, 'piece');
  if (!first || noun.sense.subtype !== undefined || !opensCompound(atoms, noun.place - 1)) return noun;
  return { ...noun, sense: { ...noun.sense, subtype: first.subtype ?? first.type } };
}
