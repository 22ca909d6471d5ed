import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import type { SaidValue } from '../../extraction.ts';
import { sizes } from './stone-size.ts';
import { type GatheredStone, hasName, type Trait, traitsOf, withTraits } from './gathered-stone.ts';

/** Gives a trait of all stones to each that has none of its own. */
export function shareAll(stones: readonly GatheredStone[], traits: readonly Trait[]): readonly GatheredStone[] {
  return stones.map((stone) => withTraits(stone, traits));
}

/**
 * "three stone diamond ring, centre 40 cent, sides 20 cent": the gem of the ring is that of all stones that are told by
 * their place; named alone it is none of them. "2.5 mm rubies and diamonds, grain set": what is said of the one row
 * holds for all stones in it.
 */
export function shareOfPiece(context: BriefContext, stones: readonly GatheredStone[]): readonly GatheredStone[] {
  const [first, ...others] = stones;
  const { gem } = first?.fields ?? {};
  const placed = others.filter(
    (stone) => stone.fields.role && !hasName(stone) && !stoneRole(stone.fields.role.value).halo,
  );
  const isBare =
    first && gem && Object.keys(first.fields).every((key) => key === 'gem' || key === 'origin' || key === 'count');
  const hasCenter = placed.some(({ fields }) => stoneRole(fields.role?.value).isCentre);
  const isOfPiece = isBare && hasCenter && !isPlaced(context, first.place);
  if (!isOfPiece) return stones;
  const traits = traitsOf(first.fields).filter(({ key }) => key !== 'count');
  return others.map((stone) => (placed.includes(stone) ? withTraits(stone, traits) : stone));
}

/** "a diamond in the middle" is one of the stones. */
function isPlaced({ atoms, phraseOf }: BriefContext, place: number): boolean {
  return atoms.some((atom, at) => phraseOf[at] === phraseOf[place] && senseOf(atom, 'role') !== undefined);
}

/** "a 5 mm emerald and small diamonds" */
function isSmall({ atoms }: BriefContext, place: number): boolean {
  return atoms.slice(Math.max(0, place - 2), place).some((atom) => senseOf(atom, 'qualifier')?.which === 'small');
}

/** "pearl latkan" are pearls alone. */
function isNoun({ brief }: BriefContext, { span }: SaidValue<unknown>): boolean {
  return /^(?:latkan|latkans|latkn|fringe|jhalar)$/i.test(brief.slice(...span));
}

function isBefore({ span }: SaidValue<unknown>, { fields }: GatheredStone): boolean {
  return span[0] < (fields.gem?.span[0] ?? 0);
}

/** What stones of one row have in common. */
const ofRow: ReadonlySet<Trait['key']> = new Set([
  'setting',
  'arrangement',
  'diameter_mm',
  'form',
  'prongs_per_stone',
  'size_mm',
]);

/** "A pear emerald and a round diamond, 0.8 ct each": the size of each of the two, where the first has none. */
function sizeOfEach({ atoms }: BriefContext, before: GatheredStone, { fields }: GatheredStone): readonly Trait[] {
  if (sizes.some((size) => before.fields[size]) || fields.count) return [];
  return traitsOf(fields).filter(({ key, said }) => {
    const quantity = atoms.find(({ span }) => span[0] === said.span[0] && span[1] === said.span[1])?.quantity;
    return sizes.includes(key) && quantity && 'share' in quantity && quantity.share === 'each';
  });
}

/** Stones that are joined by "and" without a size of their own share what is said of their row. */
export function shareInRow(context: BriefContext, stones: readonly GatheredStone[]): readonly GatheredStone[] {
  return stones.reduce<readonly GatheredStone[]>((row, stone) => {
    const before = row.at(-1);
    if (!before || stone.joint !== 'and' || before.fields.role) return [...row, stone];
    return [...row.slice(0, -1), ...shareOfTwo(context, before, stone)];
  }, []);
}

function shareOfTwo(
  context: BriefContext,
  before: GatheredStone,
  stone: GatheredStone,
): readonly [GatheredStone, GatheredStone] {
  const { role, gem } = stone.fields;
  // "pearls and rubies hanging"
  const areBothHung =
    role && stoneRole(role.value).isLoose && gem && role.span[0] > gem.span[0] && !before.fields.count;
  if (role)
    return [areBothHung && !isNoun(context, role) ? withTraits(before, [{ key: 'role', said: role }]) : before, stone];
  const isAnySized = isSmall(context, stone.place) || sizes.some((size) => stone.fields[size] !== undefined);
  // "2.5 mm rubies and diamonds" before the first, "rubies and diamonds, grain set" behind the last.
  const ahead = traitsOf(before.fields).filter(
    ({ key, said }) =>
      ofRow.has(key) && !(sizes.includes(key) && isAnySized) && (key === 'arrangement' || isBefore(said, before)),
  );
  const behind = traitsOf(stone.fields).filter(({ key, said }) => {
    // "diamonds and emerald beads": right behind a gem it is that gem's alone.
    const isOwn = key === 'form' && said.span[0] - (gem?.span[1] ?? 0) <= 1;
    return ofRow.has(key) && !isBefore(said, stone) && !sizes.includes(key) && !isOwn;
  });
  return [withTraits(before, [...behind, ...sizeOfEach(context, before, stone)]), withTraits(stone, ahead)];
}
