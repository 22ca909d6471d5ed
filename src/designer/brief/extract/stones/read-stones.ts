import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { ask, assume, type Extraction, type SaidValue, type SaidFields, section } from '../../extraction.ts';
import { senseOf } from '../../parse/atom.ts';
import { hasOneDiameter } from '../../parse/one-diameter.ts';
import { isPieceOutline } from '../measures/piece-outline.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';
import { asBirthstones, birthstones } from './implied/birthstones.ts';
import { give, type GatheredStone, type Trait } from './gathered-stone.ts';
import { stoneOfLovedColour } from './implied/loved-colour.ts';
import { isInlay } from './places-only.ts';
import { groupStones } from './group.ts';
import { type CompletedStone, completeStones } from './complete-stones.ts';

/** Every kind of stone with its role, and the weight of all of them together. */
export const readStones: SubjectReader = (context) => {
  const { stones: named, loose, totals, isOpen } = groupStones(context);
  const stones = named.length === 0 ? loneStone(context, loose, totals) : named;
  const areBirthstones = asBirthstones(context, stones);
  const [only] = stones;
  const ofOne =
    totals[0] !== undefined && stones.length === 1 && only !== undefined && !isHalo(only) && give(only, totals[0]);
  const completed = withOwnTotal(context, completeStones(context, stones), totals[0]);
  const isOwn = ofOne || completed[0]?.ownTotal === true;
  const total = isOwn ? undefined : totalCarats(context, totals[0], completed);
  return [
    ...completed.flatMap((stone, index) => stoneExtractions(stone, index)),
    ...(isOpen ? [ask('stone_gem')] : []),
    ...(areBirthstones ? [] : birthstones(context, completed.length)),
    ...(total ? [section('total_carat', total.fields), ...remainder(total.fields, completed)] : []),
  ];
};

function isHalo({ fields }: GatheredStone): boolean {
  return stoneRole(fields.role?.value).halo !== undefined;
}

function stoneExtractions(stone: CompletedStone, index: number): readonly Extraction[] {
  const path = `stones[${index}]`;
  const extractions: Extraction[] = [{ kind: 'stone', index, fields: stone.fields }];
  if (stone.ambiguousCarats) {
    extractions.push(
      ask('carat_each_or_total', stone.ambiguousCarats.span),
      assume(
        `${path}.carat_total`,
        stone.ambiguousCarats.value,
        'Several stones and one weight: taken as the weight together until asked.',
      ),
    );
  }
  if (stone.lineCarats) {
    extractions.push(
      assume(
        `${path}.carat_total`,
        stone.lineCarats.value,
        'Stones in a line or around another are quoted by their weight together.',
      ),
    );
  }
  return extractions;
}

/** "10 stones of 10 pt, 1 ct in all": several stones of one kind have a weight each and one together. */
function withOwnTotal(
  { ordered }: BriefContext,
  stones: readonly CompletedStone[],
  total: Trait | undefined,
): readonly (CompletedStone & { readonly ownTotal?: boolean })[] {
  const [only, ...others] = stones;
  if (!only || others.length > 0 || total?.key !== 'carats' || !only.fields.carat_each) return stones;
  const isPair = itemType(ordered[0]?.type.value).isPair === true;
  if (only.fields.carat_total || !(isPair || (only.fields.count?.value ?? 1) > 1)) return stones;
  const carat_total = { value: total.said.value.value, span: total.said.span };
  return [{ ...only, fields: { ...only.fields, carat_total }, ownTotal: true }];
}

interface Total {
  readonly fields: SaidFields<{ value: number; includes_center?: boolean | undefined }>;
}

/** "2 ct total including the centre" is said of the piece, not of one stone. */
function totalCarats(
  context: BriefContext,
  total: Trait | undefined,
  stones: readonly CompletedStone[],
): Total | undefined {
  if (total?.key !== 'carats') return undefined;
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
    return { fields: { value: said, includes_center: { value: true, span: said.span } } };
  if (!includes) return { fields: { value: said } };
  const [, atom] = includes;
  const value = senseOf(atom, 'cue')?.cue === 'including';
  return { fields: { value: said, includes_center: { value, span: atom.span } } };
}

/** What a total leaves for the side stones; computed, so it is an assumption. */
function remainder(
  { value, includes_center }: Total['fields'],
  stones: readonly CompletedStone[],
): readonly Extraction[] {
  const center = stones.find(({ fields }) => stoneRole(fields.role?.value).isCentre)?.fields.carat_each?.value;
  if (!value || !includes_center?.value || center === undefined || center >= value.value) return [];
  const left = Number((value.value - center).toFixed(4));
  const side = stones.findIndex(({ fields }) => !stoneRole(fields.role?.value).isCentre);
  const index = side < 0 ? stones.length : side;
  return [assume(`stones[${index}].carat_total`, left, `${value.value} ct in all, less ${center} ct in the centre.`)];
}

/** "1 ct, bezel" without any stone named: there is a stone, and its gem has to be asked for. */
function loneStone(context: BriefContext, loose: readonly Trait[], totals: readonly Trait[]): readonly GatheredStone[] {
  // An "oval locket" holds no oval stone.
  const isOutline =
    isPieceOutline(context) || context.pieces.some(({ subtype }) => readingOf(subtype?.value).ownOutline);
  // "Trilogy, 1 ct in all" tells of three stones together; "tennis bracelet, 5 ctw, lab" of its one line.
  const areSeveral = context.pieces.some(({ subtype }) => readingOf(subtype?.value).sidesAreTwo);
  const isLab = loose.some((one) => one.key === 'origin' && one.said.value === 'lab_grown');
  const isWeighed = totals.length > 0 && !areSeveral;
  const isTold = loose.some(
    (one) =>
      telling.has(one.key) &&
      !(one.key === 'shape' && (isOutline || isRoundPiece(context, loose))) &&
      !(one.key === 'setting' && isInlay(one.said)),
  );
  if (!isTold && !isLab && !isWeighed) return stoneOfLovedColour(context);
  const stone: GatheredStone = { fields: {}, head: 'look', behind: [], place: 0 };
  for (const one of loose) give(stone, one);
  return [stone];
}

/** "gol bali", "round wire bangle": alone the word is said of pieces that go round as often as of stones. */
function isRoundPiece({ pieces }: BriefContext, loose: readonly Trait[]): boolean {
  const isOnFinger = itemType(pieces[0]?.type.value ?? 'ring').onFinger === true;
  return !isOnFinger && loose.every((one) => one.key === 'shape' && hasOneDiameter(one.said.value));
}

/** Traits that only a stone has. */
const telling: ReadonlySet<Trait['key']> = new Set([
  'shape',
  'carats',
  'size_mm',
  'cut',
  'color',
  'count',
  'color_grade',
  'clarity',
  'setting',
  'prongs_per_stone',
  'form',
]);
