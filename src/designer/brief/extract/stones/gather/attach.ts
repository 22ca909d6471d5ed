import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { BriefContext } from '../../subject.ts';
import { canTake, hasName, placeOfTraits, type GatheredStone, OpenStone, type Trait } from '../gathered-stone.ts';
import { isForCenter } from './open-stone.ts';
import { isSettingOfMany, isSmallSetting } from '../small-settings.ts';
import { LARGE_FROM_CARATS } from '../stone-size.ts';
import { twinOfOtherPiece } from '../stone-of-piece.ts';

/** Traits that can stand for a stone by themselves; the others only describe one. */
const substantial: readonly Trait['key'][] = [
  'shape',
  'carats',
  'size_mm',
  'cut',
  'color',
  'role',
  'color_grade',
  'clarity',
];

/** Gives the remaining traits of a phrase to the stone that they describe; returns those that no stone can take yet. */
export function attach(context: BriefContext, stones: OpenStone[], waiting: readonly Trait[]): Trait[] {
  const target = targetOf(stones, waiting);
  if (waiting.length === 0) return [];
  if (!target) {
    const again = firstRepeated(waiting);
    if (again < 0) return [...waiting];
    // "1 x 0.50 ct + 10 x 0.02 ct": a trait that comes twice belongs to two stones.
    stones.push(stoneByLooks(context, waiting.slice(0, again)));
    return attach(context, stones, waiting.slice(again));
  }
  const twin = twinOfOtherPiece(context, stones, waiting);
  if (twin) {
    stones.push(twin);
    return [];
  }
  const isOwn = waiting.some((one) => (one.key === 'role' && !isRoleOf(target, one)) || isForCenter(target, one));
  // "with a pavé band, 2 ct oval": one large outline is the centre that the melee accompanies.
  const isCenter = isNamelessMelee(target) && waiting.some(({ key }) => key === 'shape') && waiting.some(isLarge);
  const surrounded = surroundedBy(target, stones, waiting);
  const isBeside = isLargeStone(target) && waiting.every(isMelee);
  if (isCenter || isBeside) stones.push(stoneByLooks(context, waiting));
  else if (surrounded) surrounded.give(waiting);
  else if (stones.length > 1 && waiting.every(({ key }) => key === 'origin'))
    // "…, LG": only diamonds are told apart so.
    giveAll(
      stones.filter(({ fields }) => fields.gem === undefined || fields.gem.value === 'diamond'),
      waiting,
    );
  else if (saidOfEach(waiting))
    giveAll(
      stones.filter(({ fields }) => !stoneRole(fields.role?.value).halo),
      waiting,
    );
  else if (
    canTake(
      target,
      waiting.filter((one) => !isRoleOf(target, one)),
    ) &&
    !isOwn
  )
    target.give(waiting);
  else if (waiting.some(({ key }) => substantial.includes(key))) stones.push(stoneByLooks(context, waiting));
  else target.give(waiting);
  return [];
}

/** "sapphire halo pendant, oval, 7x5": what is not said of the halo is said of the stone that it surrounds. */
function surroundedBy(
  target: GatheredStone,
  stones: readonly OpenStone[],
  waiting: readonly Trait[],
): OpenStone | undefined {
  if (!waiting.some((one) => isForCenter(target, one))) return undefined;
  return stones.findLast((stone) => stone !== target && hasName(stone) && canTake(stone, waiting));
}

/** "baguettes on either side, three per side": the place that the stone already has. */
function isRoleOf({ fields }: GatheredStone, one: Trait): boolean {
  return (
    (one.key === 'role' && fields.role?.value === one.said.value) ||
    (one.key === 'perSide' && fields.perSide !== undefined)
  );
}

function isNamelessMelee({ head, fields }: GatheredStone): boolean {
  return head !== 'gem' && fields.gem === undefined && isSmallSetting(fields.setting?.value);
}

/** "1.5 ct oval, thin band with pavé": no one stone of that size is set so. */
function isMelee(one: Trait): boolean {
  return one.key === 'setting' && isSettingOfMany(one.said.value);
}

function isLargeStone({ fields }: GatheredStone): boolean {
  const carats = fields.carats?.value;
  const isOne = fields.count === undefined || fields.count.value === 1;
  return isOne && carats?.share === 'unsaid' && carats.value >= LARGE_FROM_CARATS;
}

function isLarge(one: Trait): boolean {
  return (
    (one.key === 'carats' && one.said.value.share === 'unsaid' && one.said.value.value >= LARGE_FROM_CARATS) ||
    one.key === 'size_mm'
  );
}

/** The index of the first repeated trait; -1 when all differ. */
function firstRepeated(traits: readonly Trait[]): number {
  return traits.findIndex(({ key }, at) => traits.slice(0, at).some((one) => one.key === key));
}

/** A stone without a name, known by its traits alone. */
export function stoneByLooks(context: BriefContext, traits: readonly Trait[]): OpenStone {
  return new OpenStone({ head: 'look', place: placeOfTraits(context, traits) }, traits);
}

function giveAll(stones: readonly OpenStone[], traits: readonly Trait[]): void {
  for (const stone of stones) stone.give(traits);
}

/** The stone that was named last; but prongs, bezels and reports describe the main one. */
function targetOf(stones: readonly OpenStone[], waiting: readonly Trait[]): OpenStone | undefined {
  const ofMain = waiting.some(
    ({ key, said }) =>
      key === 'prongs_per_stone' || key === 'lab' || (key === 'setting' && !isSmallSetting(said.value)),
  );
  return ofMain ? (stones.find(({ fields }) => stoneRole(fields.role?.value).isCentre) ?? stones[0]) : stones.at(-1);
}

/** "a pear diamond and a pear emerald, 1ct each": a phrase with nothing else describes them all. */
function saidOfEach(waiting: readonly Trait[]): boolean {
  return waiting.every((one) => one.key === 'carats' && one.said.value.share === 'each');
}
