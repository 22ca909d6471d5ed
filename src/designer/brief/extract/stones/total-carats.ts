import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { assume, type Extraction, type SaidFields, type SaidValue, type Sections, section } from '../../extraction.ts';
import { senseOf } from '../../parse/atom.ts';
import { type BriefContext, wishes } from '../subject.ts';
import type { CompletedStone } from './complete/complete-stones.ts';
import { type CaratTrait, canTake, type GatheredStone, withTraits } from './gathered-stone.ts';

/** A weight of all that is said of one stone alone is that stone's; a halo's it never is. */
export function weighOnly(
  stones: readonly GatheredStone[],
  total: CaratTrait | undefined,
): { readonly stones: readonly GatheredStone[]; readonly total: CaratTrait | undefined } {
  const [only, ...others] = stones;
  const isOfOnly =
    only && others.length === 0 && total && !stoneRole(only.fields.role?.value).halo && canTake(only, [total]);
  return isOfOnly ? { stones: [withTraits(only, [total])], total: undefined } : { stones, total };
}

/** What is said of the weight of all stones together, and what follows for those of which no weight was said. */
export function totalExtractions(
  context: BriefContext,
  total: CaratTrait | undefined,
  stones: readonly CompletedStone[],
): readonly Extraction[] {
  if (!total) return [];
  const fields = totalCarats(context, total, stones);
  return [section('total_carat', fields), ...remainder(fields, stones)];
}

/** "10 stones of 10 pt, 1 ct in all": several stones of one kind have a weight each and one together. */
export function weighTogether(
  { ordered }: BriefContext,
  stones: readonly CompletedStone[],
  total: CaratTrait | undefined,
): { readonly stones: readonly CompletedStone[]; readonly total: CaratTrait | undefined } {
  const [only, ...others] = stones;
  if (!only || others.length > 0 || !total || !only.fields.carat_each) return { stones, total };
  const isPair = itemType(ordered[0]?.type.value).isPair === true;
  if (only.fields.carat_total || !(isPair || (only.fields.count?.value ?? 1) > 1)) return { stones, total };
  const carat_total = { value: total.said.value.value, span: total.said.span };
  return { stones: [{ ...only, fields: { ...only.fields, carat_total } }], total: undefined };
}

type TotalFields = SaidFields<Sections['total_carat']>;

/** "2 ct total including the centre" is said of the piece, not of one stone. */
function totalCarats(context: BriefContext, total: CaratTrait, stones: readonly CompletedStone[]): TotalFields {
  const includes = wishes(context).find(([place, atom]) => {
    const cue = senseOf(atom, 'cue')?.cue;
    const near = context.atoms
      .slice(place + 1, place + 6)
      .some((next) => stoneRole(senseOf(next, 'role')?.role).isCentre || next.quantity?.kind === 'carat');
    return (cue === 'including' || cue === 'excluding') && near;
  });
  const said: SaidValue<number> = { value: total.said.value.value, span: total.said.span };
  // "1.5 ct in all, a 1 ct centre": the centre is one of all unless it is said not to be counted.
  const center = stones.find(({ fields }) => stoneRole(fields.role?.value).isCentre)?.fields.carat_each?.value;
  const isTrilogy = context.pieces.some(({ subtype }) => readingOf(subtype?.value).sidesAreTwo);
  if (!includes && ((center !== undefined && center < said.value) || isTrilogy))
    return { value: said, includes_center: { value: true, span: said.span } };
  if (!includes) return { value: said };
  const [, atom] = includes;
  return { value: said, includes_center: { value: senseOf(atom, 'cue')?.cue === 'including', span: atom.span } };
}

/**
 * What a total leaves for the side stones; computed, so it is an assumption. Where a halo and a band share it, neither has
 * all of it.
 */
function remainder({ value, includes_center }: TotalFields, stones: readonly CompletedStone[]): readonly Extraction[] {
  const center = stones.find(({ fields }) => stoneRole(fields.role?.value).isCentre)?.fields.carat_each?.value;
  if (!value || !includes_center?.value || center === undefined || center >= value.value) return [];
  const left = Number((value.value - center).toFixed(4));
  const sides = stones.filter(({ fields }) => !stoneRole(fields.role?.value).isCentre);
  if (sides.length > 1) return [];
  const side = sides[0] ? stones.indexOf(sides[0]) : -1;
  const index = side < 0 ? stones.length : side;
  return [assume(`stones[${index}].carat_total`, left, `${value.value} ct in all, less ${center} ct in the centre.`)];
}
