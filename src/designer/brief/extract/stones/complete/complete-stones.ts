import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { itemType } from '../../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../../archetypes/names/reading-of.ts';
import type { SaidValue, SaidFields } from '../../../extraction.ts';
import type { BriefContext } from '../../subject.ts';
import { defaultRole } from './default-role.ts';
import type { Birthstone, GatheredStone } from '../gathered-stone.ts';
import { isSmallSetting } from '../small-settings.ts';
import { weightsOf } from './said-weights.ts';

/** A stone with its role in the piece; `ambiguousCarats` when neither "each" nor "total" was said of several. */
export interface CompletedStone {
  readonly fields: SaidFields<RequestStone>;
  readonly ambiguousCarats?: SaidValue<number>;
  /** The weight of a line of stones: by trade custom the weight of all together, which is stated as an assumption. */
  readonly lineCarats?: SaidValue<number>;
  readonly birthstone?: Birthstone;
}

/** Fills in what was left open of each stone: its role, how many there are, and whose weight was said. */
export function completeStones(context: BriefContext, stones: readonly GatheredStone[]): readonly CompletedStone[] {
  return stones.map((stone, index) => {
    const { carats, perSide: _perSide, role, count, ...told } = withImpliedGem(stone.fields);
    const counted = countOf(context, stone, index);
    // Beads by their role need not be told to be beads.
    const { form, ...formless } = told;
    const rest = role === undefined && form?.value === 'bead' && told.gem ? formless : told;
    const span = (rest.gem ?? Object.values(rest)[0] ?? carats ?? count)?.span ?? [0, 0];
    // "pavé band" alone: melee that accompanies nothing is what the ring is set with.
    const isAlone =
      stones.length === 1 && stone.head === 'look' && stoneRole(role?.value).isSide && rest.setting !== undefined;
    const completedRole =
      role && (isAlone || leadsAlone(context, stones, stone))
        ? { value: 'main', span: role.span }
        : (role ?? { value: defaultRole(context, stones, index), span });
    const areWeighedTogether =
      isSmallSetting(rest.setting?.value) && (stoneRole(completedRole.value).isSide || (rest.rows?.value ?? 1) > 1);
    const weights = weightsOf(
      context,
      carats,
      counted,
      completedRole.value,
      rest.diameter_mm?.value ?? 0,
      areWeighedTogether,
    );
    return {
      fields: { ...rest, role: completedRole, ...(counted && { count: counted }), ...weights.fields },
      ...(weights.ambiguous && { ambiguousCarats: weights.ambiguous }),
      ...(weights.line && { lineCarats: weights.line }),
      ...(stone.birthstone && { birthstone: stone.birthstone }),
    };
  });
}

/** "pendant, a turquoise in the centre": off the finger a centre that nothing accompanies is the main stone. */
function leadsAlone({ pieces }: BriefContext, stones: readonly GatheredStone[], { fields }: GatheredStone): boolean {
  const type = itemType(pieces[0]?.type.value ?? 'ring');
  const areHalos = stones.every(({ fields: { role } }) => {
    const { isCentre, halo } = stoneRole(role?.value);
    return isCentre || halo;
  });
  return stoneRole(fields.role?.value).isCentre === true && areHalos && type.onFinger !== true;
}

/** How many there are in all: two on each of two sides are four, one on each is a pair, a name can count them too. */
function countOf(context: BriefContext, { fields }: GatheredStone, index: number): SaidValue<number> | undefined {
  const { count, perSide, carats } = fields;
  if (!count && perSide && carats?.value.share === 'each') return { value: 2, span: perSide.span };
  if (!count) return index === 0 ? countInName(context) : undefined;
  return perSide && !isTrilogyPair(context, count.value) ? { value: count.value * 2, span: count.span } : count;
}

/** "7 stone diamond ring" */
function countInName({ pieces }: BriefContext): SaidValue<number> | undefined {
  const { subtype } = pieces[0] ?? {};
  const { stones } = readingOf(subtype?.value);
  return subtype && stones !== undefined ? { value: stones, span: subtype.span } : undefined;
}

/** "three stone ring with two diamonds each side" has one on each side: it has three stones in all. */
function isTrilogyPair(context: BriefContext, count: number): boolean {
  return count === 2 && context.pieces.some(({ subtype }) => readingOf(subtype?.value).sidesAreTwo);
}

/** Cuts that only diamonds have. */
const ofDiamonds: ReadonlySet<string> = new Set([
  'old_european',
  'old_mine',
  'old_cut',
  'single_cut',
  'transitional',
  'august_vintage',
]);

/** Words that are only said of diamonds name them: grades, old cuts, lab grown stones of which nothing else is said. */
function withImpliedGem(fields: GatheredStone['fields']): GatheredStone['fields'] {
  const { gem, color_grade, clarity, cut, origin, shape, carats, role } = fields;
  const isOldCut = ofDiamonds.has(cut?.value ?? '');
  const isAlone = Object.keys(fields).length === 1;
  const isLab =
    origin?.value === 'lab_grown' &&
    (shape !== undefined || carats !== undefined || isAlone) &&
    !stoneRole(role?.value).halo;
  const sign = color_grade ?? clarity ?? (isOldCut ? cut : undefined) ?? (isLab ? origin : undefined);
  return gem || !sign ? fields : { ...fields, gem: { value: 'diamond', span: sign.span } };
}
