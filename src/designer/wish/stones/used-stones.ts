import { inPlural } from '#shared/words.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { ofDesign } from '#spec/meanings/ruled-out.ts';
import { builtCutIds, formOf } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';
import { inTurnWish } from './in-turn-wish.ts';
import type { StoneUse } from './stone-use.ts';
import type { StoneWish } from './stone-wish.ts';
import type { StoneWishes } from './wished-stones.ts';

/** What is meant by a stone that nobody named. */
export const assumedDiamond: StoneWish = {
  gem: 'diamond',
  colour: undefined,
  gemSaid: false,
  form: 'faceted',
  originOpen: true,
  shape: undefined,
  lengthToWidth: undefined,
  size: undefined,
  count: undefined,
  totalCarats: undefined,
  setting: undefined,
  prongs: undefined,
  across: undefined,
  supply: 'shop',
  centre: false,
  accent: false,
};

/** The substitutes for a diamond where it is ruled out; the first that is allowed is used. */
const insteadOfDiamond: readonly GemId[] = ['diamond', 'lab_diamond', 'sapphire_white'];

/**
 * The stones of a wish as a piece uses them: a needed stone is assumed, a stone without a size is an accent on a piece
 * about its outline, and the name of the piece may give the count.
 */
export function usedStones(
  stones: StoneWishes,
  use: StoneUse,
  { excluded, count }: { readonly excluded: ReadonlySet<string>; readonly count: number | undefined },
): StoneWishes {
  const wished = stones.main ?? assumed(use, excluded);
  if (!wished) return stones;
  const main = {
    ...wished,
    ...allowedGem(wished, excluded),
    ...allowedShape(wished, excluded),
    ...(use.oneKind && countInTurn(stones)),
  };
  const unmeasured = main.size === undefined && main.totalCarats === undefined;
  const small = stones.small ?? stones.beside;
  return {
    ...stones,
    ...(use.around && small && { small, beside: undefined }),
    main: { ...main, accent: main.accent || (use.accent && unmeasured), count: main.count ?? count },
  };
}

/** "3 rubies and 2 diamonds" in turn are a row of five; of other counts no row of two gems in turn can be made. */
function countInTurn(stones: StoneWishes): Partial<StoneWish> {
  const [one, other] = [stones.main?.count, inTurnWish(stones)?.count];
  return one !== undefined && other !== undefined && (one === other || one === other + 1) ? { count: one + other } : {};
}

/** "No natural": a diamond whose origin was left open is grown. */
function allowedGem({ gem, originOpen }: StoneWish, excluded: ReadonlySet<string>): Partial<StoneWish> {
  if (!originOpen || !excluded.has(ofDesign.gem(gem))) return {};
  const other = insteadOfDiamond.find((one) => !excluded.has(ofDesign.gem(one)));
  return other === undefined ? {} : { gem: other, originOpen: false };
}

/** "No round cut": a stone whose shape was left open is the next of the table that was not ruled out. */
function allowedShape({ shape, form }: StoneWish, excluded: ReadonlySet<string>): Partial<StoneWish> {
  const shapes = builtCutIds.filter((id) => formOf(id) === form);
  const [usual, ...others] = shapes;
  if (shape !== undefined || usual === undefined || !excluded.has(ofDesign.shape(usual))) return {};
  const other = others.find((one) => !excluded.has(ofDesign.shape(one)));
  return other === undefined ? {} : { shape: other };
}

function assumed({ needed }: StoneUse, excluded: ReadonlySet<string>): StoneWish | undefined {
  if (!needed || excluded.has(ofDesign.stones)) return undefined;
  const gem = insteadOfDiamond.find((one) => !excluded.has(ofDesign.gem(one))) ?? 'sapphire_white';
  return { ...assumedDiamond, gem, originOpen: gem === 'diamond' };
}

/** A row is set in one way: the remark says that pearls and beads between its stones are strung by hand. */
export function oneKindRemarks(stones: StoneWishes, { oneKind }: StoneUse): readonly string[] {
  const { main, beside, small } = stones;
  const other = beside ?? small;
  if (!oneKind || !main || !other?.gemSaid || other.gem === main.gem || inTurnWish(stones)) return [];
  return [`drawn in one kind of stone: the ${inPlural(sayGem(other.gem))} are set in turn with them`];
}
