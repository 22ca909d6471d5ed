import type { RequestStone } from '#spec/request/stone.ts';
import { itemType } from '../../../archetypes/names/item-types.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import type { Said, SaidFields } from '../../fact.ts';
import { hasSense } from '../../words/atom.ts';
import type { BriefContext } from '../subject.ts';
import type { StoneDraft } from './draft.ts';
import { isSmallSetting } from './small-settings.ts';

/** A stone with its role in the piece; `ambiguousCarats` when neither "each" nor "total" was said of several. */
export interface CompletedStone {
  readonly fields: SaidFields<RequestStone>;
  readonly ambiguousCarats?: Said<number>;
  /** The weight of a line of stones: by trade custom the weight of all together, which is stated as an assumption. */
  readonly lineCarats?: Said<number>;
}

/** From these carats, or this girdle, a stone in a band is its centre. */
const CENTER_CARATS_MIN = 0.3;
const CENTER_MM_MIN = 4.5;

/** Up to this girdle a stone is one of many. */
const MELEE_MM = 3;

function standsAlone({ fields }: StoneDraft): boolean {
  const several = (fields.count?.value ?? 1) > 1 || fields.carats?.value.share === 'total';
  const large =
    (fields.carats?.value.value ?? 0) >= CENTER_CARATS_MIN ||
    (fields.diameter_mm?.value ?? fields.size_mm?.value[0] ?? 0) >= CENTER_MM_MIN;
  return !several && (large || fields.orientation !== undefined);
}

/** Outlines that are cut to stand beside a centre. */
const sideShapes: ReadonlySet<string> = new Set(['baguette', 'tapered_baguette', 'half_moon', 'trapezoid', 'trillion']);

/** Fills in what was left open of each stone: its role, how many there are, and whose weight was said. */
export function completeStones(context: BriefContext, drafts: readonly StoneDraft[]): readonly CompletedStone[] {
  return drafts.map((draft, index) => {
    const { carats, perSide: _perSide, role, count, ...rest } = withImpliedGem(draft.fields);
    const counted = countOf(context, draft, index);
    const span = (rest.gem ?? Object.values(rest)[0] ?? carats ?? count)?.span ?? [0, 0];
    // "pavé band" alone: melee that accompanies nothing is what the ring is set with.
    const isAlone =
      drafts.length === 1 && draft.head === 'look' && role?.value === 'side' && rest.setting !== undefined;
    const completedRole = isAlone
      ? { value: 'main', span: role.span }
      : (role ?? { value: defaultRole(context, drafts, index), span });
    const weights = weightsOf(context, carats, counted, completedRole.value, rest.diameter_mm?.value ?? 0);
    return {
      fields: { ...rest, role: completedRole, ...(counted && { count: counted }), ...weights.fields },
      ...(weights.ambiguous && { ambiguousCarats: weights.ambiguous }),
      ...(weights.line && { lineCarats: weights.line }),
    };
  });
}

/** How many there are in all: two on each of two sides are four, one on each is a pair, a name can count them too. */
function countOf(context: BriefContext, { fields }: StoneDraft, index: number): Said<number> | undefined {
  const { count, perSide, carats } = fields;
  if (!count && perSide && carats?.value.share === 'each') return { value: 2, span: perSide.span };
  if (!count) return index === 0 ? countInName(context) : undefined;
  return perSide && !isTrilogyPair(context, count.value) ? { value: count.value * 2, span: count.span } : count;
}

/** "7 stone diamond ring" */
function countInName({ pieces }: BriefContext): Said<number> | undefined {
  const { subtype } = pieces[0] ?? {};
  const { stones } = readingOf(subtype?.value);
  return subtype && stones !== undefined ? { value: stones, span: subtype.span } : undefined;
}

/** "three stone ring with two diamonds each side" has one on each side: it has three stones in all. */
function isTrilogyPair(context: BriefContext, count: number): boolean {
  return count === 2 && context.pieces.some(({ subtype }) => readingOf(subtype?.value).sidesAreTwo);
}

/** Words that are only said of diamonds name them: grades, old cuts, lab grown stones of which nothing else is said. */
function withImpliedGem(fields: StoneDraft['fields']): StoneDraft['fields'] {
  const { gem, color_grade, clarity, cut, origin, shape, carats, role } = fields;
  const isOldCut = cut?.value === 'old_european' || cut?.value === 'old_mine' || cut?.value === 'single_cut';
  const isLab =
    origin?.value === 'lab_grown' && (shape !== undefined || carats !== undefined) && role?.value !== 'halo';
  const sign = color_grade ?? clarity ?? (isOldCut ? cut : undefined) ?? (isLab ? origin : undefined);
  return gem || !sign ? fields : { ...fields, gem: { value: 'diamond', span: sign.span } };
}

function defaultRole(context: BriefContext, drafts: readonly StoneDraft[], index: number): string {
  const first = context.pieces[0];
  const type = itemType(first?.type.value ?? 'ring');
  const { stonesAlike, twoCentres, sidesAreTwo } = readingOf(first?.subtype?.value);
  const draft = drafts[index];
  if (isString(context, drafts)) return 'beads';
  if (isLikeFirst(context, drafts, index)) return defaultRole(context, drafts, 0);
  if (draft?.fields.setting && isSmallSetting(draft.fields.setting.value) && index > 0)
    return type.onFinger && (drafts[0]?.fields.count?.value ?? 1) === 1 ? 'side' : 'accent';
  if (type.stoneRole !== undefined) return type.stoneRole;
  // "Halo studs, 1 ct": the halo was named first, but the main stone is the one that it surrounds.
  if (!type.onFinger) return index === drafts.findIndex(({ fields }) => !accompanies(fields)) ? 'main' : 'accent';
  // A band can also carry a single centre: "on a plain 2 mm band".
  const leads = stonesAlike === 'unless-one-leads' && draft !== undefined && standsAlone(draft);
  if (stonesAlike !== undefined && !leads) return index === 0 ? 'main' : 'accent';
  const centerTaken = drafts.some(({ fields }, other) => other !== index && fields.role?.value === 'center');
  if (twoCentres) return 'main';
  // "ten rubies", "3 flush set diamonds", stones of several pieces: none of them leads.
  const isRow = (draft?.fields.count?.value ?? 1) > 1 && draft?.fields.perSide === undefined && !sidesAreTwo;
  const isMelee = isSmallSetting(draft?.fields.setting?.value) && draft?.fields.carats === undefined;
  if (index === 0 && !centerTaken && (isRow || isMelee || isOfSeveral(context, draft))) return 'main';
  if (index > 0 && sideShapes.has(draft?.fields.shape?.value ?? '')) return 'side';
  const isFirst = drafts.findIndex(({ fields }) => fields.role === undefined) === index;
  return isFirst && !centerTaken ? 'center' : 'accent';
}

/** "rubies and diamonds": stones named in one breath, with neither leading, stand alike where no single stone does. */
function isLikeFirst(context: BriefContext, drafts: readonly StoneDraft[], index: number): boolean {
  const [first, draft] = [drafts[0], drafts[index]];
  const { type, subtype } = context.pieces[0] ?? {};
  const { stonesAlike, twoCentres } = readingOf(subtype?.value);
  const isAlike = drafts.slice(1, index + 1).every(({ joint }) => joint === 'and' || joint === 'list');
  const leads = first?.fields.carats !== undefined && first.fields.carats.value.value >= CENTER_CARATS_MIN;
  const hasPlace =
    itemType(type?.value ?? 'ring').onFinger === true && stonesAlike === undefined && twoCentres !== true;
  return (
    index > 0 && isAlike && draft?.fields.role === undefined && first?.fields.role === undefined && !leads && !hasPlace
  );
}

/** "pearl necklace, 18 inch": pearls that are the necklace itself, not set in it. */
function isString({ ordered }: BriefContext, [only, ...others]: readonly StoneDraft[]): boolean {
  const [piece, second] = ordered;
  const isPearl = only?.fields.gem?.value.endsWith('pearl') === true;
  const isAlone = others.length === 0 && (second === undefined || itemType(second.type.value).onChain === true);
  const isPlain = piece?.subtype === undefined || readingOf(piece.subtype.value).strung === true;
  return isPearl && isAlone && isPlain && itemType(piece?.type.value).isStrung === true;
}

/** Named for several pieces at once, not for the ring among them. */
function isOfSeveral({ ordered, atoms, phraseOf }: BriefContext, draft: StoneDraft | undefined): boolean {
  if (new Set(ordered.map(({ type }) => type.value)).size < 2) return false;
  return !atoms.some((atom, at) => phraseOf[at] === phraseOf[draft?.place ?? -1] && hasSense(atom, 'piece', 'kind'));
}

function accompanies({ role }: StoneDraft['fields']): boolean {
  return role !== undefined && (role.value.endsWith('halo') || role.value === 'accent');
}

interface Weights {
  readonly fields: Pick<SaidFields<RequestStone>, 'carat_each' | 'carat_total'>;
  readonly ambiguous?: Said<number>;
  readonly line?: Said<number>;
}

/** Whose weight was said: a single stone just has it; for several it is that of each or of all. */
function weightsOf(
  context: BriefContext,
  carats: StoneDraft['fields']['carats'],
  count: Said<number> | undefined,
  role: string,
  smallMm: number,
): Weights {
  if (!carats) return { fields: {} };
  const said = { value: carats.value.value, span: carats.span };
  const { share } = carats.value;
  if (share === 'total') return { fields: { carat_total: said } };
  const piece = context.pieces[0];
  const isLine = readingOf(piece?.subtype?.value).weighedTogether === true;
  // "eternity rings, 0.5 ct each ring": of each ring, not of each stone.
  if (share === 'each' && isLine && !count && said.value >= CENTER_CARATS_MIN) return { fields: { carat_total: said } };
  if (share === 'each') return { fields: { carat_each: said } };
  // A stone of 2 mm weighs 0.03 ct: more is the weight of all.
  if (!count && smallMm > 0 && smallMm <= MELEE_MM && said.value >= CENTER_CARATS_MIN)
    return { fields: { carat_total: said }, line: said };
  if (count && count.value > 1) {
    // "two 0.25 ct diamonds": between the number and the noun the weight is of each.
    return count.span[0] < said.span[0] && said.span[0] - count.span[1] <= 2
      ? { fields: { carat_each: said } }
      : { fields: {}, ambiguous: said };
  }
  if (piece && readingOf(piece.subtype?.value).weighedTogether) return { fields: { carat_total: said }, line: said };
  if (piece && itemType(piece.type.value).isPair && role !== 'hanging' && !count)
    return { fields: {}, ambiguous: said };
  if (role === 'halo' || role === 'accent' || role === 'beads' || role === 'band')
    return { fields: { carat_total: said }, line: said };
  return { fields: { carat_each: said } };
}
