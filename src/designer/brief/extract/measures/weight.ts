import type { RequestWeight } from '#spec/request/sections/measure.ts';
import { assume, type Extraction, type SaidValue, type SaidFields, section } from '../../extraction.ts';
import type { QuantityOf } from '../../quantities/quantity.ts';
import { senseOf } from '../../parse/atom.ts';
import type { Cue } from '../../../senses/sense.ts';
import type { TextSpan } from '../../parse/span.ts';
import { saysHaving } from '../possession.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';

/** Grams of metal, of everything, of one piece or of all: each its own field. A tola stays a tola. */
export const readWeight: SubjectReader = (context) => {
  const sum = sumOf(context);
  return wishes(context).flatMap(([place, { quantity, span }]): readonly Extraction[] => {
    if (quantity?.kind === 'traditional' && quantity.unit === 'tola') {
      const scope = scopeOf(quantity.share, span, context);
      return [section('weight', { value: { value: quantity.value, span }, unit: { value: 'tola', span }, ...scope })];
    }
    if (quantity?.kind !== 'gram') return [];
    if (sum !== undefined && sum !== place && quantity.share === undefined) return [];
    if (quantity.share === 'each' && quantity.bound === 'max' && context.ordered.length > 0) {
      return [
        {
          kind: 'item',
          index: pieceBefore(context, place),
          fields: { weight_each_max_g: { value: quantity.value, span } },
        },
      ];
    }
    const other = ofOtherPiece(context, place);
    if (other !== undefined) return [otherWeight(context, other, quantity, span)];
    return [
      section('weight', {
        ...fieldsOf(context, place, quantity, span),
        ...scopeOf(shareOf(context, place), span, context),
      }),
    ];
  });
};

/** "chain 15 gm, bali 4 gm, total 19 gm": of several pieces the weight of all counts, wherever it stands. */
function sumOf(context: BriefContext): number | undefined {
  if (context.ordered.length < 2) return undefined;
  const ofAll: ReadonlySet<unknown> = new Set(['total', 'all_pieces']);
  return wishes(context).find(([, { quantity }]) => quantity?.kind === 'gram' && ofAll.has(quantity.share))?.[0];
}

/** For how many pieces a weight holds: "10 gm wale 5 sikke" weigh so much each. */
function shareOf({ atoms, ordered }: BriefContext, place: number): QuantityOf<'gram'>['share'] {
  const isSort = /^wal[aei]$/.test(atoms[place + 1]?.text ?? '') && amountOf(ordered) > 1;
  return isSort ? 'each' : atoms[place]?.quantity?.share;
}

function amountOf(ordered: BriefContext['ordered']): number {
  return ordered.reduce((sum, { qty }) => sum + (qty?.value ?? 1), 0);
}

/**
 * "haar 40 gm, jhumke 15 gm": the request has one weight, that of the piece weighed first. Returns the index of the piece
 * when the weight at a place is that of another.
 */
function ofOtherPiece(context: BriefContext, place: number): number | undefined {
  const { atoms, ordered } = context;
  const first = wishes(context).find(([, { quantity }]) => quantity?.kind === 'gram')?.[0] ?? place;
  const share = atoms[place]?.quantity?.share;
  if (first === place || share === 'total' || share === 'all_pieces' || share === 'each') return undefined;
  const [weighed, own] = [pieceBefore(context, first), pieceBefore(context, place)];
  const isBehindPiece = (at: number, index: number) =>
    ordered[index]?.places.some((one) => one < at && at - one <= 4) === true;
  return own > weighed && isBehindPiece(place, own) && isBehindPiece(first, weighed) ? own : undefined;
}

/** About so much of that piece alone; of a range or a limit it is only told. */
function otherWeight(
  context: BriefContext,
  index: number,
  { value, to, bound }: QuantityOf<'gram'>,
  span: TextSpan,
): Extraction {
  if (to === undefined && bound === undefined)
    return { kind: 'item', index, fields: { weight_approx_g: { value, span } } };
  const type = context.ordered[index]?.type.value ?? 'piece';
  return assume(
    `items[${index}].weight_approx_g`,
    to === undefined ? value : [value, to],
    `Said of the ${type} alone.`,
  );
}

function scopeOf(
  share: QuantityOf<'gram'>['share'],
  span: TextSpan,
  context: BriefContext,
): { scope?: SaidValue<string> } {
  const { ordered } = context;
  const isOnePair = ordered.length === 1 && ordered[0]?.unit?.value === 'pair';
  // "4 bangles, 40 g total": all of them together.
  if (share === 'total' && amountOf(ordered) > 1 && !isOnePair) return { scope: { value: 'all_pieces', span } };
  if (share === 'total' && isOnePair) return { scope: { value: 'pair', span } };
  // "haar aur ring, dono 60 gm": both are the whole order.
  const areBoth = share === 'pair' && !isOnePair && amountOf(ordered) > 1;
  if (areBoth || share === 'all_pieces') return { scope: { value: 'all_pieces', span } };
  if (share === 'pair') return { scope: { value: 'pair', span } };
  return share === 'each' ? { scope: { value: 'per_piece', span } } : {};
}

function fieldsOf(
  context: BriefContext,
  place: number,
  grams: QuantityOf<'gram'>,
  span: TextSpan,
): SaidFields<RequestWeight> {
  const said = { value: grams.value, span };
  if (grams.to !== undefined) return { metal_min_g: said, metal_max_g: { value: grams.to, span } };
  if (isGross(context, place)) return { gross_max_g: said };
  if (isOfEach(context, place, grams)) return { metal_each_g: said };
  const isSet = context.atoms.some((atom) => senseOf(atom, 'cue')?.cue === 'set');
  const several = context.ordered.length > 1 || isSet || amountOf(context.ordered) > 1;
  if (grams.bound === undefined && isOldMetal(context, place))
    return several ? { metal_total_max_g: said } : { metal_max_g: said };
  if (grams.bound === 'min') return { metal_min_g: said };
  if (grams.bound !== 'max') return { metal_approx_g: said };
  const isOnly = wishes(context).filter(([, { quantity }]) => quantity?.kind === 'gram').length === 1;
  if (context.ordered.length > 1 && isOnly) return { metal_total_max_g: said };
  if (grams.share !== 'total' && grams.share !== 'all_pieces') return { metal_max_g: said };
  return several || saidNear(context, place, 'metal_weight') ? { metal_total_max_g: said } : { total_max_g: said };
}

/** "10 g each", "1.2 g per pair" of many pairs. */
function isOfEach(context: BriefContext, place: number, grams: QuantityOf<'gram'>): boolean {
  const [only] = context.ordered;
  const arePairs = only?.unit?.value === 'pair' && (only.qty?.value ?? 1) > 1;
  return shareOf(context, place) === 'each' || (grams.share === 'pair' && arePairs && grams.bound === undefined);
}

/** "11 g of scrap": what is there to be melted is all that can be used. */
function isOldMetal({ atoms }: BriefContext, place: number): boolean {
  const near = atoms.slice(Math.max(0, place - 4), place + 6);
  return near.some(
    ({ text }, at) =>
      saysHaving(near, at) || oldMetal.test(text) || oldMetal.test(`${text} ${near[at + 1]?.text ?? ''}`),
  );
}

const oldMetal = /^(?:scrap|old gold|own gold|customer's own gold|purana sona|purane sone|to melt)$/;

/** "gross 16 g", "40 grams gross"; in "net 15 g, gross 16 g" the second alone. */
function isGross({ atoms }: BriefContext, place: number): boolean {
  const isCue = (at: number) => senseOf(atoms[at], 'cue')?.cue === 'gross';
  const before = [place - 1, place - 2, place - 3].find((at) => isCue(at) || atoms[at]?.quantity !== undefined);
  return (before !== undefined && isCue(before)) || (isCue(place + 1) && !atoms[place + 2]?.quantity);
}

function saidNear({ atoms }: BriefContext, place: number, cue: Cue): boolean {
  return [-3, -2, -1, 1, 2].some((step) => senseOf(atoms[place + step], 'cue')?.cue === cue);
}

function pieceBefore(context: BriefContext, place: number): number {
  const last = context.ordered.map(({ places }) => Math.max(-1, ...places.filter((at) => at < place)));
  return Math.max(0, last.indexOf(Math.max(...last)));
}
