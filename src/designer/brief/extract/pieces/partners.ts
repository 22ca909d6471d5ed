import { itemType } from '../../../archetypes/names/item-type.ts';
import type { SaidValue } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { wordSet } from '../../parse/word-set.ts';

/** The words by which two people who each get a ring are told apart. */
const owners: readonly ReadonlySet<string>[] = [
  wordSet('his, him, unka, unki, unke, uska, uski, ladke, ladka, groom, groom ki, dulhe, husband, pati'),
  wordSet('hers, her, ladki, bride, dulhan, wife, patni'),
  wordSet('mera, meri, mere, mine, me, for me, my'),
  wordSet('theirs'),
];

/** No band of a ring is wider. */
const WIDEST_MM = 15;

/** A band is at least so wide. */
const NARROWEST_MM = 1;

/** How far behind its owner a width stands: "ladki ki oval 80 cent heera, 18k rose, 2 mm band". */
const REACH = 14;

/** The widths of two rings that are told apart by whose they are: "his 6mm, hers 2.5", "4mm hers 6mm his". */
export function widthsOfPartners(atoms: readonly Atom[]): readonly [SaidValue<number>, SaidValue<number>] | undefined {
  const named = atoms.flatMap((atom, place) => {
    const owner = owners.findIndex((words) => words.has(atom.text));
    return owner < 0 || atom.negated ? [] : [{ owner, place }];
  });
  for (const [index, one] of named.entries()) {
    const other = named.slice(index + 1).find(({ owner }) => owner !== one.owner);
    if (!other) continue;
    const ahead = [widthAhead(atoms, one.place, other.place), widthAhead(atoms, other.place, atoms.length)] as const;
    const back = [widthAt(atoms, one.place - 1, true), widthAt(atoms, other.place - 1, true)] as const;
    for (const [first, second] of [back, ahead]) if (first && second) return [first, second];
  }
  return undefined;
}

/** Two widths of a pair of rings that nobody is named with: "wedding bands, 4 mm and 6 mm". */
export function widthsOfTwo(atoms: readonly Atom[]): readonly [SaidValue<number>, SaidValue<number>] | undefined {
  for (const [at, atom] of atoms.entries()) {
    const { measure = 'band' } = senseOf(atoms[at + 2], 'measure') ?? {};
    if (senseOf(atom, 'joint')?.joint !== 'and' || !(measure === 'band' || measure === 'width')) continue;
    const [first, second] = [widthAt(atoms, at - 1, false), widthAt(atoms, at + 1, false)];
    if (first && second && first.value !== second.value) return [first, second];
  }
  return undefined;
}

/** "two bands, sizes G and R": rings of two sizes are made one by one. */
export function saysTwoSizes(atoms: readonly Atom[]): boolean {
  const sizes = atoms.flatMap(({ quantity, negated }, place) =>
    quantity?.kind === 'ring-size' && !negated ? [{ place, value: quantity.value }] : [],
  );
  const [one, other, ...more] = sizes;
  if (!one || !other || more.length > 0 || one.value === other.value) return false;
  return !atoms.slice(one.place, other.place).some((atom) => senseOf(atom, 'joint')?.joint === 'or');
}

function widthAhead(atoms: readonly Atom[], from: number, to: number): SaidValue<number> | undefined {
  for (let at = from + 1; at < Math.min(to, from + REACH); at += 1) {
    const found = widthAt(atoms, at, at <= from + 2);
    if (found) return found;
  }
  return undefined;
}

/** @param beside whether it stands beside its owner, where a number needs no unit */
function widthAt(atoms: readonly Atom[], at: number, beside: boolean): SaidValue<number> | undefined {
  const atom = atoms[at];
  const { quantity } = atom ?? {};
  const isNumber = beside && !hasSense(atoms[at + 1], 'unit', 'gem', 'stone', 'piece');
  if (!atom || !(quantity?.kind === 'length' || (isNumber && quantity?.kind === 'count'))) return undefined;
  const { value } = quantity;
  const isOfStone = hasSense(atoms[at + 1], 'gem', 'stone', 'shape') || hasSense(atoms[at - 1], 'shape', 'gem');
  return value >= NARROWEST_MM && value <= WIDEST_MM && !isOfStone ? { value, span: atom.span } : undefined;
}

/** "one diamond in hers, nothing in his": two people are spoken of who each get one. */
export function namesBothPartners(atoms: readonly Atom[]): Atom | undefined {
  const hers = atoms.find(({ text, negated }) => text === 'hers' && !negated);
  return hers && atoms.some(({ text }) => text === 'his') ? hers : undefined;
}

/** Whether a type of piece is worn by couples: "wedding bands, his 6 mm, hers 2 mm". */
export function isForCouples(type: string): boolean {
  return itemType(type).onFinger === true;
}
