import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { itemType } from '../../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../../archetypes/names/reading-of.ts';
import { hasSense, senseOf } from '../../../parse/atom.ts';
import { isPlural } from '../../pieces/plural.ts';
import type { SaidPiece } from '../../pieces/find-pieces.ts';
import type { BriefContext } from '../../subject.ts';
import type { GatheredStone } from '../gathered-stone.ts';
import { LARGE_FROM_CARATS } from '../stone-size.ts';
import { isSmallSetting } from '../small-settings.ts';
import { pieceOfStone } from '../stone-of-piece.ts';
import { areStrung } from './strung-stones.ts';

/** From this girdle a stone in a band is its centre. */
const CENTER_MM_MIN = 4.5;

function standsAlone({ fields }: GatheredStone): boolean {
  const several = (fields.count?.value ?? 1) > 1 || fields.carats?.value.share === 'total';
  const large =
    (fields.carats?.value.value ?? 0) >= LARGE_FROM_CARATS ||
    (fields.diameter_mm?.value ?? fields.size_mm?.value[0] ?? 0) >= CENTER_MM_MIN;
  return !several && (large || fields.orientation !== undefined);
}

/** Outlines that are cut to stand beside a centre. */
const sideShapes: ReadonlySet<string> = new Set(['baguette', 'tapered_baguette', 'half_moon', 'trapezoid', 'trillion']);

/** Where a stone stands of which no place was said. */
export function defaultRole(context: BriefContext, stones: readonly GatheredStone[], index: number): string {
  if (stones[index]?.isTwin && index > 0)
    return stones[index - 1]?.fields.role?.value ?? defaultRole(context, stones, index - 1);
  const own = pieceOfStone(context, stones[index]?.place ?? -1);
  if (!own) return roleIn(context, context.pieces[0], stones, index);
  const others = stones.filter((stone, at) => at === index || pieceOfStone(context, stone.place) === own);
  return roleIn(context, own, others, others.indexOf(stones[index] as GatheredStone));
}

function roleIn(
  context: BriefContext,
  first: SaidPiece | undefined,
  stones: readonly GatheredStone[],
  index: number,
): string {
  const type = itemType(first?.type.value ?? 'ring');
  const { stonesAlike, twoCentres, sidesAreTwo } = readingOf(first?.subtype?.value);
  const stone = stones[index];
  if (areStrung(context, stones, stone)) return 'beads';
  if (isLikeFirst(first, stones, index)) return stones[0]?.fields.role?.value ?? roleIn(context, first, stones, 0);
  if (stone?.fields.setting && isSmallSetting(stone.fields.setting.value) && index > 0)
    return type.onFinger && (stones[0]?.fields.count?.value ?? 1) === 1 ? 'side' : 'accent';
  if (type.stoneRole !== undefined) return type.stoneRole;
  // "Halo studs, 1 ct": the halo was named first, but the main stone is the one that it surrounds.
  if (!type.onFinger) return index === stones.findIndex(({ fields }) => !accompanies(fields)) ? 'main' : 'accent';
  // A band can also carry a single centre: "on a plain 2 mm band".
  const leads = stonesAlike === 'unless-one-leads' && stone !== undefined && standsAlone(stone);
  if (stonesAlike !== undefined && !leads) return index === 0 ? 'main' : 'accent';
  const centerTaken = stones.some(({ fields }, other) => other !== index && stoneRole(fields.role?.value).isCentre);
  if (twoCentres) return 'main';
  // "ten rubies", "3 flush set diamonds", stones of several pieces: none of them leads.
  const isRow = (stone?.fields.count?.value ?? 1) > 1 && stone?.fields.perSide === undefined && !sidesAreTwo;
  if (index === 0 && !centerTaken && (isRow || isPaved(context, stone) || isOfSeveral(context, stone))) return 'main';
  if (index > 0 && sideShapes.has(stone?.fields.shape?.value ?? '')) return 'side';
  if (isPairBesideCentre(context, stones, index)) return 'side';
  // "diamond pinky ring, 1 ct total": what is weighed together does not lead.
  if (index === 0 && stones.length === 1 && stone?.fields.carats?.value.share === 'total') return 'main';
  const isFirst = stones.findIndex(({ fields }) => fields.role === undefined) === index;
  return isFirst && !centerTaken ? 'center' : 'accent';
}

/** Set with many small ones: "three rows of pavé", "flush set diamonds", though not "flush set diamond". */
function isPaved({ atoms }: BriefContext, stone: GatheredStone | undefined): boolean {
  if (!isSmallSetting(stone?.fields.setting?.value)) return false;
  const { carats, count, rows, setting } = stone?.fields ?? {};
  const head = atoms[stone?.place ?? -1];
  const isOne = setting?.value === 'flush' && (count?.value ?? 1) === 1 && !isPlural(head?.text ?? '');
  return (carats === undefined && !isOne) || (rows?.value ?? 1) > 1;
}

/** "emerald centre, 2 diamonds": a pair in a ring with one centre stands beside it; tiny ones only accent. */
function isPairBesideCentre({ atoms }: BriefContext, stones: readonly GatheredStone[], index: number): boolean {
  const stone = stones[index];
  const isTiny = atoms
    .slice(Math.max(0, (stone?.place ?? 0) - 3), stone?.place)
    .some((atom) => senseOf(atom, 'qualifier')?.which === 'small');
  const others = stones.filter((_, other) => other !== index);
  const hasCentre = others.some(({ fields }) => (fields.count?.value ?? 1) === 1 && !accompanies(fields));
  return index > 0 && stone?.fields.count?.value === 2 && !isTiny && hasCentre;
}

/** "rubies and diamonds": stones named in one breath, with neither leading, stand alike where no single stone does. */
function isLikeFirst(piece: SaidPiece | undefined, stones: readonly GatheredStone[], index: number): boolean {
  const [first, stone] = [stones[0], stones[index]];
  const { type, subtype } = piece ?? {};
  const { stonesAlike, twoCentres } = readingOf(subtype?.value);
  const isAlike = stones.slice(1, index + 1).every(({ joint }) => joint === 'and' || joint === 'list');
  const leads = first?.fields.carats !== undefined && first.fields.carats.value.value >= LARGE_FROM_CARATS;
  const hasPlace =
    itemType(type?.value ?? 'ring').onFinger === true && stonesAlike === undefined && twoCentres !== true;
  return (
    index > 0 && isAlike && stone?.fields.role === undefined && first?.fields.role === undefined && !leads && !hasPlace
  );
}

/** Named for several pieces at once, not for the ring among them. */
function isOfSeveral(context: BriefContext, stone: GatheredStone | undefined): boolean {
  const { ordered, atoms, phraseOf } = context;
  if (pieceOfStone(context, stone?.place ?? -1)) return false;
  if (new Set(ordered.map(({ type }) => type.value)).size < 2) return false;
  return !atoms.some((atom, at) => phraseOf[at] === phraseOf[stone?.place ?? -1] && hasSense(atom, 'piece', 'kind'));
}

/** Whether it has a place that no main stone has. */
function accompanies({ role }: GatheredStone['fields']): boolean {
  return !stoneRole(role?.value).leads;
}
