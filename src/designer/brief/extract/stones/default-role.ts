import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { hasSense, senseOf } from '../../words/atom.ts';
import { isPlural } from '../pieces/plural.ts';
import type { SaidPiece } from '../pieces/find-pieces.ts';
import type { BriefContext } from '../subject.ts';
import type { StoneDraft } from './draft.ts';
import { isSmallSetting } from './small-settings.ts';
import { pieceOfStone } from './stone-of-piece.ts';
import { areStrung } from './strung-stones.ts';

/** From these carats, or this girdle, a stone in a band is its centre. */
export const CENTER_CARATS_MIN = 0.3;
const CENTER_MM_MIN = 4.5;

function standsAlone({ fields }: StoneDraft): boolean {
  const several = (fields.count?.value ?? 1) > 1 || fields.carats?.value.share === 'total';
  const large =
    (fields.carats?.value.value ?? 0) >= CENTER_CARATS_MIN ||
    (fields.diameter_mm?.value ?? fields.size_mm?.value[0] ?? 0) >= CENTER_MM_MIN;
  return !several && (large || fields.orientation !== undefined);
}

/** Outlines that are cut to stand beside a centre. */
const sideShapes: ReadonlySet<string> = new Set(['baguette', 'tapered_baguette', 'half_moon', 'trapezoid', 'trillion']);

/** Where a stone stands of which no place was said. */
export function defaultRole(context: BriefContext, drafts: readonly StoneDraft[], index: number): string {
  if (drafts[index]?.isTwin && index > 0)
    return drafts[index - 1]?.fields.role?.value ?? defaultRole(context, drafts, index - 1);
  const own = pieceOfStone(context, drafts[index]?.place ?? -1);
  if (!own) return roleIn(context, context.pieces[0], drafts, index);
  const others = drafts.filter((draft, at) => at === index || pieceOfStone(context, draft.place) === own);
  return roleIn(context, own, others, others.indexOf(drafts[index] as StoneDraft));
}

function roleIn(
  context: BriefContext,
  first: SaidPiece | undefined,
  drafts: readonly StoneDraft[],
  index: number,
): string {
  const type = itemType(first?.type.value ?? 'ring');
  const { stonesAlike, twoCentres, sidesAreTwo } = readingOf(first?.subtype?.value);
  const draft = drafts[index];
  if (areStrung(context, drafts, draft)) return 'beads';
  if (isLikeFirst(first, drafts, index)) return drafts[0]?.fields.role?.value ?? roleIn(context, first, drafts, 0);
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
  const isMelee = isSmallSetting(draft?.fields.setting?.value) && isOfMany(context, draft);
  if (index === 0 && !centerTaken && (isRow || isMelee || isOfSeveral(context, draft))) return 'main';
  if (index > 0 && sideShapes.has(draft?.fields.shape?.value ?? '')) return 'side';
  if (isPairBesideCentre(context, drafts, index)) return 'side';
  const isFirst = drafts.findIndex(({ fields }) => fields.role === undefined) === index;
  return isFirst && !centerTaken ? 'center' : 'accent';
}

/** "flush set diamond" is one, "flush set diamonds", "three rows of pavé" are many. */
function isOfMany({ atoms }: BriefContext, draft: StoneDraft | undefined): boolean {
  const { carats, count, rows, setting } = draft?.fields ?? {};
  const head = atoms[draft?.place ?? -1];
  const isOne = setting?.value === 'flush' && (count?.value ?? 1) === 1 && !isPlural(head?.text ?? '');
  return (carats === undefined && !isOne) || (rows?.value ?? 1) > 1;
}

/** "emerald centre, 2 diamonds": a pair in a ring with one centre stands beside it; tiny ones only accent. */
function isPairBesideCentre({ atoms }: BriefContext, drafts: readonly StoneDraft[], index: number): boolean {
  const draft = drafts[index];
  const isTiny = atoms
    .slice(Math.max(0, (draft?.place ?? 0) - 3), draft?.place)
    .some((atom) => senseOf(atom, 'qualifier')?.which === 'small');
  const others = drafts.filter((_, other) => other !== index);
  const hasCentre = others.some(({ fields }) => (fields.count?.value ?? 1) === 1 && !accompanies(fields));
  return index > 0 && draft?.fields.count?.value === 2 && !isTiny && hasCentre;
}

/** "rubies and diamonds": stones named in one breath, with neither leading, stand alike where no single stone does. */
function isLikeFirst(piece: SaidPiece | undefined, drafts: readonly StoneDraft[], index: number): boolean {
  const [first, draft] = [drafts[0], drafts[index]];
  const { type, subtype } = piece ?? {};
  const { stonesAlike, twoCentres } = readingOf(subtype?.value);
  const isAlike = drafts.slice(1, index + 1).every(({ joint }) => joint === 'and' || joint === 'list');
  const leads = first?.fields.carats !== undefined && first.fields.carats.value.value >= CENTER_CARATS_MIN;
  const hasPlace =
    itemType(type?.value ?? 'ring').onFinger === true && stonesAlike === undefined && twoCentres !== true;
  return (
    index > 0 && isAlike && draft?.fields.role === undefined && first?.fields.role === undefined && !leads && !hasPlace
  );
}

/** Named for several pieces at once, not for the ring among them. */
function isOfSeveral(context: BriefContext, draft: StoneDraft | undefined): boolean {
  const { ordered, atoms, phraseOf } = context;
  if (pieceOfStone(context, draft?.place ?? -1)) return false;
  if (new Set(ordered.map(({ type }) => type.value)).size < 2) return false;
  return !atoms.some((atom, at) => phraseOf[at] === phraseOf[draft?.place ?? -1] && hasSense(atom, 'piece', 'kind'));
}

/** Places that no main stone has. */
const beside: ReadonlySet<string> = new Set(['accent', 'drop', 'hanging', 'top']);

function accompanies({ role }: StoneDraft['fields']): boolean {
  return role !== undefined && (role.value.endsWith('halo') || beside.has(role.value));
}
