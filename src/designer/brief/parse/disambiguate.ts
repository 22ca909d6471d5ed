import { motifOf } from '../../motifs/registry.ts';
import { itemType } from '../../archetypes/names/item-type.ts';
import { readingOf } from '../../archetypes/names/reading-of.ts';
import { type Atom, hasSense, senseOf } from './atom.ts';
import { outlineOfStone } from './outline-words.ts';

/** Gives words with several senses the one that their neighbours ask for. */
export function disambiguate(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.map(
    (atom, place) =>
      sentPhoto(atoms, place) ??
      opensByHinge(atoms, place) ??
      wornWith(atoms, place) ??
      goesAllAround(atoms, place) ??
      surrounds(atoms, place) ??
      aroundOrRound(atoms, place) ??
      outlineOfStone(atoms, place) ??
      roseOrTone(atoms, place) ??
      princessOrCut(atoms, place) ??
      gemOfTone(atoms, place) ??
      heartCut(
        aboutOrAround(diameterOrDiamond(limitOrPiece(atom, atoms[place - 1]), atoms[place - 1]), atoms[place + 1]),
        atoms[place - 1],
        atoms[place + 1],
      ),
  );
}

/** "Photo baad mein bhejungi": without a pendant or locket that could hold one it is sent, not framed. */
function sentPhoto(atoms: readonly Atom[], place: number): Atom | undefined {
  const atom = atoms[place];
  if (!atom || senseOf(atom, 'feature')?.feature !== 'photo_frame') return undefined;
  const holds = atoms.some((one) => itemType(senseOf(one, 'piece')?.type).onChain);
  return holds ? undefined : { ...atom, senses: [] };
}

/** "Bangle that opens": it opens by a hinge, a locket by its cover. */
function opensByHinge(atoms: readonly Atom[], place: number): Atom | undefined {
  const atom = atoms[place];
  if (!atom || senseOf(atom, 'feature')?.feature !== 'locket_opening') return undefined;
  const isOnWrist = atoms.some((one) => itemType(senseOf(one, 'piece')?.type).sizedLike === 'wrist');
  return isOnWrist ? { ...atom, senses: [{ subject: 'feature', feature: 'hinged' }] } : undefined;
}

/** How far behind "goes with" the clothes are named. */
const MOST_TO_GARMENT = 4;

/** "goes with a maroon kanjeevaram": what it is worn with is no piece that it has to match. */
function wornWith(atoms: readonly Atom[], place: number): Atom | undefined {
  const atom = atoms[place];
  if (senseOf(atom, 'cue')?.cue !== 'beside' || !atom || !hasSense(atom, 'constraint')) return undefined;
  const isOfClothes = atoms
    .slice(place + 1, place + 1 + MOST_TO_GARMENT)
    .some((next) => hasSense(next, 'garment', 'fabric'));
  return isOfClothes ? { ...atom, senses: atom.senses.filter(({ subject }) => subject !== 'constraint') } : undefined;
}

/** How far before its "all the way round" a gem stands: "small rubies going all the way round". */
const MOST_TO_GEM = 5;

/** How far ahead the piece is looked for: "sapphire blue oval halo pendant". */
const MOST_BETWEEN = 4;

/** "sapphire blue pendant" asks for a sapphire; "sapphire blue lehenga", "emerald green enamel" for a colour. */
function gemOfTone(atoms: readonly Atom[], place: number): Atom | undefined {
  const [atom, before] = [atoms[place], atoms[place - 1]];
  const gem = senseOf(atom, 'tone')?.gem;
  if (!atom || gem === undefined || hasSense(before, 'enamel', 'garment', 'fabric', 'boundary')) return undefined;
  for (const next of atoms.slice(place + 1, place + 1 + MOST_BETWEEN)) {
    if (next.kind === 'mark' || hasSense(next, 'gem', 'stone', 'enamel', 'garment', 'fabric', 'beads'))
      return undefined;
    if (hasSense(next, 'piece', 'role')) return { ...atom, senses: [{ subject: 'gem', gem }] };
  }
  return undefined;
}

/** "£400 tops": the limit of what was said before, not earrings. */
function limitOrPiece(atom: Atom, before: Atom | undefined): Atom {
  const isLimit = hasSense(atom, 'bound') && hasSense(atom, 'piece') && before?.quantity?.bound === 'max';
  return isLimit ? { ...atom, senses: atom.senses.filter(({ subject }) => subject === 'bound') } : atom;
}

/** "around 20 gm" is a limit, "diamonds around a ruby" a place. */
function aboutOrAround(atom: Atom, next: Atom | undefined): Atom {
  const isPlace = atom.text === 'around' && !next?.quantity && !hasSense(next, 'currency');
  return isPlace ? { ...atom, senses: atom.senses.filter(({ subject }) => subject !== 'bound') } : atom;
}

/**
 * "ruby with diamonds around", "ruby ke aas paas heere": with another gem named before, stones that stand around are its
 * halo; "around a ruby", "aas paas 2 carat" go on.
 */
function surrounds(atoms: readonly Atom[], place: number): Atom | undefined {
  const [atom, before, next] = [atoms[place], atoms[place - 1], atoms[place + 1]];
  if (!atom || !surrounding.test(atom.text)) return undefined;
  if (atoms.some(isOfRow)) return hasSense(atom, 'around') ? { ...atom, senses: [] } : undefined;
  const gems = atoms.slice(0, place).filter((one) => hasSense(one, 'gem'));
  const closes = next === undefined || next.kind === 'mark' || hasSense(next, 'bound', 'piece') || next.quantity;
  const isBehind = hasSense(before, 'gem', 'stone') && new Set(gems.map(({ text }) => text)).size > 1 && closes;
  const isHindi = atom.text.startsWith('ke ') && hasSense(before, 'gem', 'stone') && hasSense(next, 'gem', 'stone');
  return isBehind || isHindi ? { ...atom, senses: [{ subject: 'role', role: 'halo', positional: true }] } : undefined;
}

/**
 * "Band with diamonds all around", "a row of rubies all the way round": where no other stone is said that they could
 * surround, they go around the finger; on any other piece the words say nothing more.
 */
function goesAllAround(atoms: readonly Atom[], place: number): Atom | undefined {
  const [atom, next] = [atoms[place], atoms[place + 1]];
  const { subtype, types, fully } = senseOf(atom, 'around') ?? {};
  if (!atom || subtype === undefined || types === undefined || fully === undefined) return undefined;
  const isNamed = atoms.some((one) => senseOf(one, 'kind')?.subtype === subtype);
  if (isNamed) return { ...atom, senses: [{ subject: 'kind', subtype: fully, types, certain: true, fixed: true }] };
  const closes = next === undefined || next.kind === 'mark' || hasSense(next, 'bound') || beginsAnother(next);
  const wished = atoms.filter(({ negated }) => !negated);
  const gems = new Set(wished.flatMap((one) => senseOf(one, 'gem')?.gem ?? []));
  const isOfGem = atoms.slice(Math.max(0, place - MOST_TO_GEM), place).some((one) => hasSense(one, 'gem'));
  const hasOther = wished.some((one) => hasSense(one, 'role', 'arrangement', 'shape') && one !== atom) || gems.size > 1;
  if (!closes || hasOther || atoms.some(isOfRow) || !isOfGem) return undefined;
  const isOne = wished.some((one) => types.includes(senseOf(one, 'piece')?.type ?? ''));
  return { ...atom, senses: isOne ? [{ subject: 'kind', subtype, types, certain: true }] : [] };
}

/** "Diamonds all around, size 6", "all around in 18k": what follows begins something else. */
function beginsAnother(next: Atom): boolean {
  return hasSense(next, 'boundary', 'metal', 'finish');
}

/** "Eternity ring, rubies and diamonds all around": in a row no stone leads that others could surround. */
function isOfRow(atom: Atom): boolean {
  return hasSense(atom, 'arrangement') || readingOf(senseOf(atom, 'kind')?.subtype).stonesAlike !== undefined;
}

const surrounding = /^(?:(?:all )?around|(?:ke )?(?:aas paas|as pas|aas pas|aaspaas|ird gird))$/;

/** "diamonds all round", "half way round" go around; "…, all round" after a comma are round stones. */
function aroundOrRound(atoms: readonly Atom[], place: number): Atom | undefined {
  const [atom, before] = [atoms[place], atoms[place - 1]];
  if (atom?.text !== 'round') return undefined;
  const isAround =
    // "no pearls round it", "a halo round the ruby"
    /^(?:it|them|her|him|the|any|each|every|all|this|that|its|my|both)\b/.test(atoms[place + 1]?.text ?? '') ||
    before?.text === 'way' ||
    (before?.text === 'all' && place > 1 && atoms[place - 2]?.kind !== 'mark');
  return isAround ? { ...atom, senses: [] } : undefined;
}

/** "Engraved with a rose on the front": the flower; "a rose band", "a rose gold ring" are of the colour. */
function roseOrTone(atoms: readonly Atom[], place: number): Atom | undefined {
  const [atom, next] = [atoms[place], atoms[place + 1]];
  const flower = motifOf(atom?.text ?? '');
  const isNoun = next === undefined || next.kind === 'mark' || hasSense(next, 'place', 'boundary', 'joint', 'cue');
  if (!atom || !flower || !hasSense(atom, 'tone') || !hasSense(atoms[place - 1], 'article') || !isNoun)
    return undefined;
  return { ...atom, senses: [{ subject: 'motif', motif: atom.text }] };
}

/** "a ring like princess Diana's": somebody, not a cut. */
function princessOrCut(atoms: readonly Atom[], place: number): Atom | undefined {
  const [atom, next] = [atoms[place], atoms[place + 1]];
  const article = ['a', 'the', 'of'].includes(atoms[place - 1]?.text ?? '') ? 1 : 0;
  const likened = atoms[place - 1 - article];
  const isLikened = likened?.text === 'like' || senseOf(likened, 'cue')?.cue === 'like';
  const isCut = next === undefined || next.senses.length > 0;
  return atom?.text === 'princess' && isLikened && !isCut ? { ...atom, senses: [] } : undefined;
}

/** "20 mm dia is a diameter, "0.5 ct dia" a diamond: only the number before the shorthand tells which. */
function diameterOrDiamond(atom: Atom, before: Atom | undefined): Atom {
  if (!hasSense(atom, 'measure') || !hasSense(atom, 'gem')) return atom;
  // "1 mm dias" are diamonds.
  const isPlural = atom.text.endsWith('s');
  const dropped = before?.quantity?.kind === 'length' && !isPlural ? 'gem' : 'measure';
  return { ...atom, senses: atom.senses.filter(({ subject }) => subject !== dropped) };
}

/** A "heart shaped pendant" is a heart, a "heart shaped ruby" is cut as one. */
function heartCut(atom: Atom, before: Atom | undefined, next: Atom | undefined): Atom {
  const cut = motifOf(senseOf(atom, 'motif')?.motif ?? '')?.cut;
  const shaped = cut !== undefined && / shaped?$/.test(atom.text);
  // "a small emerald heart" is cut as one, "an emerald heart pendant" has the shape of one.
  const isGemHeart = cut !== undefined && hasSense(before, 'gem') && !hasSense(next, 'piece', 'motif');
  return (shaped && hasSense(next, 'gem', 'stone')) || isGemHeart
    ? { ...atom, senses: [{ subject: 'shape', shape: cut }] }
    : atom;
}
