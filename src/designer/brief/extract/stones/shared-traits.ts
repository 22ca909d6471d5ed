import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import type { SaidValue } from '../../extraction.ts';
import { sizes } from './open-stone.ts';
import { give, type GatheredStone, type Trait } from './gathered-stone.ts';

/** Gives a trait of all stones to each that has none of its own. */
export function giveToAll(stones: readonly GatheredStone[], traits: readonly Trait[]): void {
  for (const stone of stones) for (const one of traits) give(stone, one);
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
    ({ fields }) => fields.role && fields.gem === undefined && !stoneRole(fields.role.value).halo,
  );
  const isBare =
    first && gem && Object.keys(first.fields).every((key) => key === 'gem' || key === 'origin' || key === 'count');
  const hasCenter = placed.some(({ fields }) => stoneRole(fields.role?.value).isCentre);
  const isOfPiece = isBare && hasCenter && !isPlaced(context, first.place);
  if (!isOfPiece) return stones;
  const traits = Object.entries(first.fields).filter(([key]) => key !== 'count');
  for (const stone of placed) for (const [key, said] of traits) give(stone, { key, said } as Trait);
  return others;
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
const ofRow: readonly Trait['key'][] = ['setting', 'arrangement', 'diameter_mm', 'form', 'prongs_per_stone', 'size_mm'];

/** Stones that are joined by "and" without a size of their own share what is said of their row. */
export function shareInRow(context: BriefContext, stones: readonly GatheredStone[]): void {
  stones.forEach((stone, index) => {
    const before = stones[index - 1];
    if (!before || stone.joint !== 'and' || before.fields.role) return;
    // "pearls and rubies hanging"
    const { role, gem } = stone.fields;
    const areBothHung =
      role && stoneRole(role.value).isLoose && gem && role.span[0] > gem.span[0] && !before.fields.count;
    if (areBothHung && !isNoun(context, role)) give(before, { key: 'role', said: role });
    if (role) return;
    for (const key of ofRow) {
      // "2.5 mm rubies and diamonds" before the first, "rubies and diamonds, grain set" behind the last.
      const [ahead, behind] = [before.fields[key], stone.fields[key]];
      const isSized =
        sizes.includes(key) &&
        (isSmall(context, stone.place) || sizes.some((size) => stone.fields[size] !== undefined));
      if (ahead && !isSized && (key === 'arrangement' || isBefore(ahead, before)))
        give(stone, { key, said: ahead } as Trait);
      // "diamonds and emerald beads": right behind a gem it is that gem's alone.
      const isOwn = key === 'form' && behind !== undefined && behind.span[0] - (gem?.span[1] ?? 0) <= 1;
      if (behind && !isBefore(behind, stone) && !sizes.includes(key) && !isOwn)
        give(before, { key, said: behind } as Trait);
    }
  });
}
