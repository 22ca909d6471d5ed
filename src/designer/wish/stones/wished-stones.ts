import { inPlural } from '#shared/words.ts';
import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { gemOfWord, type NamedGem } from '#spec/meanings/gems.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { type GemId, gems } from '#spec/tables/gems.ts';
import { askedForm, formRemarks } from './asked-form.ts';
import { headWish } from './setting-words.ts';
import { shapeOfWords } from './shape-words.ts';
import { gemOfColour } from './stand-in-gems.ts';
import { saidSize, totalCarats } from './stone-size-words.ts';
import type { StoneUse } from './stone-use.ts';
import type { StoneWish } from './stone-wish.ts';

/** The stones of a request by their role. */
export interface StoneWishes {
  /** The one that the piece is about, or the stones of a row. */
  readonly main: StoneWish | undefined;
  /** Beside it: the sides of a three-stone ring, the partner in a toi et moi, the top of a drop. */
  readonly beside: StoneWish | undefined;
  /** On the other side of the main one, where another stone was named for it than `beside`. */
  readonly other?: StoneWish;
  /** Melee: halo, shoulders, accents. */
  readonly small: StoneWish | undefined;
  readonly halo: 'single' | 'double' | undefined;
  /** Under the girdle, seen from the side alone; nothing where none was asked for. */
  readonly hidden?: StoneWish;
  /** Down the front of its bail; nothing where none was asked for. */
  readonly bail?: StoneWish;
  readonly pave: boolean;
  /** One stone alone: no halo, no other stones. */
  readonly alone: boolean;
  /** Remarks for the client with every proposal. */
  readonly remarks: readonly string[];
}

/** Melee by role, or too many of them to be anything else. */
const MELEE_FROM_COUNT = 6;

/**
 * Reads every stone of a request; a main stone that cannot be drawn is a problem, a small one is left out, with a
 * remark. A hidden halo is none of the small ones: an open halo in its place would be another ring.
 */
export function wishedStones(
  asked: readonly RequestStone[],
  alone: boolean,
  { strung = false }: Pick<StoneUse, 'strung'> = {},
): Result<StoneWishes> {
  const stones = asked.filter((stone) => !isHidden(stone) && !isOnBail(stone));
  const remarks: string[] = [];
  const read: { readonly stone: RequestStone; readonly wish: StoneWish }[] = [];
  const main = mainStone(stones);
  for (const stone of stones) {
    const wish = wishOf(stone, remarks, strung);
    if (wish.ok) read.push({ stone, wish: wish.value });
    else if (stone === main) return wish;
    else remarks.push(`the ${inPlural((stone.gem ?? 'small stone').replaceAll('_', ' '))} are set or strung by hand`);
  }
  const under = asked.find(isHidden);
  const hidden = under && smallWish(under, 'in the hidden halo', remarks);
  const above = asked.find(isOnBail);
  const bail = above && smallWish(above, 'on the bail', remarks);
  const others = read.filter(({ stone }) => stone !== main);
  const halo = read.find(({ stone }) => stoneRole(stone.role).halo);
  const small = others.filter((one) => isMelee(one.stone));
  const [beside, other] = others.filter((one) => !isMelee(one.stone));
  const mainWish = read.find(({ stone }) => stone === main)?.wish;
  const isOnPeg = mainWish?.form === 'bead';
  // A drop below a top is what the piece is about, not small beside anything.
  const isBelowTop = stones.some((stone) => stone !== main && stoneRole(stone.role).isTop);
  if (isOnPeg && halo) remarks.push('without a halo, which would lie in the shade of the pearl');
  return ok({
    main: mainWish && isBelowTop ? { ...mainWish, accent: false } : mainWish,
    beside: beside?.wish,
    ...(beside && other && areOneEach(beside.stone, other.stone) ? { other: other.wish } : {}),
    small: small[0]?.wish ?? halo?.wish,
    halo: halo && !isOnPeg ? (stoneRole(halo.stone.role).halo === 'double' ? 'double' : 'single') : undefined,
    ...(hidden && !isOnPeg ? { hidden } : {}),
    ...(bail ? { bail } : {}),
    pave: small.some(({ stone, wish }) => wish.setting === 'pave' || stoneRole(stone.role).isInBand === true),
    alone,
    remarks,
  });
}

/** "Ruby, emerald and sapphire": one of each, as neither was counted. */
function areOneEach(beside: RequestStone, other: RequestStone): boolean {
  const isOne = ({ count = 1 }: RequestStone): boolean => count === 1;
  return beside.role === other.role && isOne(beside) && isOne(other);
}

/** What the piece is about; where all stones accompany, of what hangs the lower one rather than its top. */
function mainStone(stones: readonly RequestStone[]): RequestStone | undefined {
  return (
    stones.find(({ role }) => stoneRole(role).leads) ?? stones.find(({ role }) => !stoneRole(role).isTop) ?? stones[0]
  );
}

function isHidden({ role }: RequestStone): boolean {
  return stoneRole(role).halo === 'hidden';
}

function isOnBail({ role }: RequestStone): boolean {
  return stoneRole(role).isOnBail === true;
}

/** Stones of a hidden halo or on a bail; diamonds where the gem that was named for them cannot be faceted. */
function smallWish(stone: RequestStone, place: string, remarks: string[]): StoneWish | undefined {
  const wish = wishOf(stone, remarks);
  if (wish.ok) return wish.value;
  const { gem = 'small stone', ...rest } = stone;
  remarks.push(`diamonds ${place} instead of ${inPlural(gem.replaceAll('_', ' '))}`);
  const plain = wishOf(rest, remarks);
  return plain.ok ? plain.value : undefined;
}

function isMelee(stone: RequestStone): boolean {
  const { isSmall, isSide } = stoneRole(stone.role);
  if (isSmall || headWish(stone.setting)?.setting === 'pave') return true;
  return isSide === true && (stone.count ?? 2) >= MELEE_FROM_COUNT;
}

function wishOf(stone: RequestStone, remarks: string[], hangsBeads = false): Result<StoneWish> {
  const named = namedGem(stone, remarks);
  if (!named.ok) return named;
  const form = askedForm(stone, named.value.gem, { isSmall: isMelee(stone), hangsBeads });
  if (!form) return fail(notSet(named.value.gem));
  const shape = shapeOfWords(stone.shape, stone.cut, form === 'faceted' ? stone.form : undefined);
  remarks.push(...formRemarks(form, named.value.gem, shape));
  const held = headWish(stone.setting);
  for (const remark of [shape?.remark, held?.remark]) if (remark) remarks.push(remark);
  if (stone.weight?.unit === 'ratti') remarks.push('a ratti reckoned as 0.91 ct');
  const { gem, colour } = named.value;
  const { leads, isCentre, isAnywhere } = stoneRole(stone.role);
  return ok({
    gem,
    colour,
    gemSaid: stone.gem !== undefined,
    originOpen: gem === 'diamond' && colour === undefined && stone.origin === undefined,
    shape: shape?.shape,
    form,
    lengthToWidth: shape?.lengthToWidth,
    size: saidSize(stone),
    ...(stone.size_word ? { worded: stone.size_word } : {}),
    count: stone.count,
    totalCarats: totalCarats(stone),
    setting: held?.setting,
    prongs: stone.prongs_per_stone ?? held?.prongs,
    across: stone.orientation === undefined ? undefined : stone.orientation === 'east_west',
    supply: stone.supplied_by === 'customer' ? 'customer' : 'shop',
    centre: isCentre === true || isAnywhere === true,
    accent: !leads,
  });
}

function namedGem(stone: RequestStone, remarks: string[]): Result<NamedGem> {
  if (stone.gem === undefined) {
    const standIn = stone.color === undefined ? undefined : gemOfColour(stone.color);
    if (!standIn) return ok({ gem: 'diamond' });
    remarks.push(
      `${gems[standIn.gem].name.toLowerCase()} until the ${stone.color?.replaceAll('_', ' ')} stone is chosen`,
    );
    return ok(standIn);
  }
  const named = gemOfWord(stone.gem, stone.color, stone.origin);
  if (!named) return fail(unknownGem(stone.gem));
  return ok(named);
}

function unknownGem(word: string): Problem {
  return {
    code: 'gem_not_known',
    message: `The studio has no ${word.replaceAll('_', ' ')} in its gem table.`,
    remedy: 'Name a gem that it knows, e.g. sapphire, tourmaline or garnet.',
    path: 'stones',
  };
}

function notSet(gem: GemId): Problem {
  const name = gems[gem].name.replace(/ \(.*\)$/, '').toLowerCase();
  return {
    code: 'not_built_yet',
    message: `The studio sets single ${inPlural(name)}; strings of beads and small domes are strung or set by hand.`,
    remedy: `Ask for one ${name} in a setting of its own, or give this piece to the bench.`,
    path: 'stones',
  };
}
