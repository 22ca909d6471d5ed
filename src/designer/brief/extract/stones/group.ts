import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import { attach, stoneByLooks } from './attach.ts';
import { withoutChoices } from './choice.ts';
import { give, type GatheredStone, type Trait, trait } from './gathered-stone.ts';
import { oneOfEach } from './one-of-each.ts';
import { withoutPlaces } from './places-only.ts';
import { stoneAt, headTraits, isForCenter, opens, sizes } from './open-stone.ts';
import { giveToAll, shareInRow, shareOfPiece } from './shared-traits.ts';
import { traitsAt } from './traits.ts';

/** The stones of a brief, the traits that no stone could take, and the total weights ("2 ct total"). */
export interface StoneGroups {
  readonly stones: readonly GatheredStone[];
  readonly loose: readonly Trait[];
  readonly totals: readonly Trait[];
  /** Whether one of two gems is wanted. */
  readonly isOpen: boolean;
}

/**
 * Gathers words to stones. Within a phrase traits belong to the gem behind them ("1 ct oval ruby"), then to the one
 * before ("ruby 1 ct"); a phrase without a gem describes the last stone, or the main one when it is about prongs.
 */
export function groupStones(context: BriefContext): StoneGroups {
  const stones: GatheredStone[] = [];
  const shared: Trait[] = [];
  const totals: Trait[] = [];
  let waiting: Trait[] = [];
  /** How many of the waiting traits stood in an earlier phrase. */
  let carried = 0;
  let current: GatheredStone | undefined;
  let phrase = -1;
  const closePhrase = () => {
    // "halo ring, tw 2.5": the weight of everything, not of the halo.
    const isOfAll = (one: Trait): boolean => isTotal(one) && (!current || isForCenter(current, one));
    totals.push(...waiting.filter(isOfAll));
    waiting = attach(
      context,
      stones,
      waiting.filter((one) => !isOfAll(one)),
    );
    carried = waiting.length;
    current = undefined;
  };
  context.atoms.forEach((atom, place) => {
    if (context.phraseOf[place] !== phrase) {
      closePhrase();
      phrase = context.phraseOf[place] ?? -1;
    }
    if (atom.negated) return;
    if (context.ofAllStones.has(phrase)) {
      shared.push(...(hasSense(atom, 'gem') ? headTraits(context, place) : []), ...traitsAt(context, place));
      return;
    }
    const opened = opens(context, place, current, waiting);
    if (opened === 'new') {
      const taken = current && hasSense(atom, 'gem') ? takeBack(current) : [];
      const mains = mainsBefore(context, place, waiting, carried, stones);
      if (mains.length > 0) stones.push(stoneByLooks(mains, place));
      const twin = twinBefore(context, place, waiting, carried);
      if (twin.length > 0) stones.push(stoneByLooks([...twin, ...headTraits(context, place)], place));
      const others = otherColours(context, place, waiting);
      stones.push(...others.map((colour) => stoneByLooks([colour], place)));
      const left = waiting.filter((one) => !mains.includes(one) && !twin.includes(one) && !others.includes(one));
      const announced = announcedBy(context, place, stones);
      const opening = stoneAt(context, place, [...left, ...taken], stones);
      current = announced ?? (others.length > 0 ? { ...opening, joint: 'and' } : opening);
      markSurrounding(context, place, stones);
      if (announced) for (const one of [...headTraits(context, place), ...left]) give(announced, one);
      else stones.push(current);
      waiting = [];
    } else if (opened === 'joins' && current) for (const one of headTraits(context, place)) give(current, one);
    for (const one of traitsAt(context, place)) {
      if (current && !isForCenter(current, one) && give(current, one)) current.behind.push(one);
      else waiting.push(one);
    }
  });
  closePhrase();
  shareWithTwins(stones);
  const set = withoutPlaces(context, oneOfEach(context, withoutTotals(stones, totals)));
  const { stones: chosen, isOpen } = withoutChoices(context, set);
  const together = shareOfPiece(context, chosen);
  shareInRow(context, together);
  giveToAll(together, shared);
  return { stones: together, loose: [...waiting, ...shared], totals, isOpen };
}

/** "diamonds around a morganite": what surrounds another stone accompanies it. */
function markSurrounding({ atoms }: BriefContext, place: number, stones: readonly GatheredStone[]): void {
  const last = stones.at(-1);
  const between = last ? atoms.slice(Math.max(last.place + 1, place - 6), place) : [];
  const around = between.find(({ text }) => text === 'around' || text === 'surrounding' || text === 'round a');
  if (last?.fields.gem && around && hasSense(atoms[place], 'gem')) give(last, trait('role', 'accent', around.span));
}

/** "laal hara stone, "red and green stones": of several colours before one noun all but the last are further stones. */
function otherColours({ atoms }: BriefContext, place: number, waiting: readonly Trait[]): readonly Trait[] {
  const colours = waiting.filter(({ key }) => key === 'color');
  return hasSense(atoms[place], 'stone') ? colours.slice(0, -1) : [];
}

/** "the centre stone is to be a cushion aquamarine": a place that was named first gets its gem from the same sentence. */
function announcedBy(
  { atoms, sentenceOf }: BriefContext,
  place: number,
  stones: readonly GatheredStone[],
): GatheredStone | undefined {
  const last = stones.at(-1);
  if (!last || !hasSense(atoms[place], 'gem') || sentenceOf[last.place] !== sentenceOf[place]) return undefined;
  const isBare = stoneRole(last.fields.role?.value).isCentre && Object.keys(last.fields).length === 1;
  const verb = atoms
    .slice(last.place + 1, place)
    .some((atom) => /^(?:is|should|to be|be|hai|ho|hona)$/.test(atom.text));
  return isBare && verb ? last : undefined;
}

/**
 * Of the traits before a halo or side stones, those that belong to the main stone: before a halo all ("1.5 ct oval
 * hidden halo ring"), before others those of earlier phrases ("2.5 ct emerald cut, with half moon side stones").
 */
function mainsBefore(
  { atoms }: BriefContext,
  place: number,
  waiting: readonly Trait[],
  carried: number,
  stones: readonly GatheredStone[],
): readonly Trait[] {
  const ofGem = hasSense(atoms[place], 'gem') ? senseOf(atoms[place + 1], 'role')?.role : undefined;
  const { role = ofGem } = senseOf(atoms[place], 'role') ?? {};
  const setting = senseOf(atoms[place], 'setting');
  // "cushion solitaire with a pavé band": melee without a role of its own.
  const accompanies = role === undefined ? setting?.of === 'small' : !stoneRole(role).isCentre;
  if (!accompanies || (hasSense(atoms[place], 'gem') && ofGem === undefined)) return [];
  // "1.5 ct round with a 0.15 ct hidden halo": the second weight is the halo's own.
  const isTold =
    waiting.slice(0, carried).some(({ key }) => key === 'shape' || key === 'carats') ||
    stones.some(({ fields }) => fields.shape !== undefined && fields.carats !== undefined);
  const mains = stoneRole(role).halo && ofGem === undefined && !isTold ? waiting : waiting.slice(0, carried);
  return mains.some(({ key }) => key === 'shape' || key === 'carats') ? mains : [];
}

/** "A pear and an emerald cut diamond": two outlines before one gem are two stones of it. */
function twinBefore(
  { atoms, phraseOf }: BriefContext,
  place: number,
  waiting: readonly Trait[],
  carried: number,
): readonly Trait[] {
  const isShaped = (traits: readonly Trait[]): boolean => traits.some(({ key }) => key === 'shape');
  const [before, own] = [waiting.slice(0, carried), waiting.slice(carried)];
  if (!hasSense(atoms[place], 'gem') || !isShaped(before) || !isShaped(own)) return [];
  const joint = atoms.findLast((atom, at) => at < place && phraseOf[at] !== phraseOf[place] && hasSense(atom, 'joint'));
  return senseOf(joint, 'joint')?.joint === 'and' ? before : [];
}

/** Copies to twin stones what was said of each. */
function shareWithTwins(stones: readonly GatheredStone[]): void {
  stones.forEach((stone, index) => {
    const { carats } = stone.fields;
    const twin = stones[index - 1];
    const isTwin = twin?.place === stone.place && twin.fields.gem?.value === stone.fields.gem?.value;
    if (twin && isTwin && carats?.value.share === 'each') give(twin, { key: 'carats', said: carats });
  });
}

/** "1ct ruby 0.5ct diamonds": traits right before the next gem belong to that gem, unless the first has no size yet. */
function takeBack(stone: GatheredStone): readonly Trait[] {
  const sizedBefore = sizes.some((key) => stone.fields[key] && !stone.behind.some((one) => one.key === key));
  const moved = stone.behind.filter(({ key }) => key !== 'role' && (sizedBefore || !sizes.includes(key)));
  for (const { key } of moved) delete stone.fields[key];
  stone.behind = stone.behind.filter((one) => !moved.includes(one));
  return moved;
}

/** "total diamond 1.00 ct" beside a stone of its own, smaller weight is the weight of all, not another stone. */
function withoutTotals(stones: readonly GatheredStone[], totals: Trait[]): readonly GatheredStone[] {
  return stones.filter((stone) => {
    const { gem, carats, role } = stone.fields;
    // "3 ct tw diamond ring with a 2 ct centre": ahead of the others only a centre tells that it is a sum.
    const others = stones.filter(
      ({ place, fields }) =>
        fields.carats !== undefined &&
        (place < stone.place || (place > stone.place && stoneRole(fields.role?.value).isCentre)),
    );
    const isOnlyWeight = Object.keys(stone.fields).every((key) => key === 'gem' || key === 'carats');
    const isLess = others.some(({ fields }) => (fields.carats?.value.value ?? 0) > (carats?.value.value ?? 0));
    const isSum = carats?.value.share === 'total' && isOnlyWeight && others.length > 0 && !isLess && role === undefined;
    // "2.5 ct ruby, diamond halo, total weight 3.2 ct": no halo weighs more than what it surrounds.
    if (
      carats &&
      !isSum &&
      stoneRole(role?.value).halo &&
      carats.value.share === 'total' &&
      others.length > 0 &&
      !isLess
    ) {
      totals.push({ key: 'carats', said: carats });
      delete stone.fields.carats;
    }
    if (isSum) totals.push({ key: 'carats', said: carats });
    // "total diamond 1 ct": so those that were told by their place alone are diamonds.
    if (isSum && gem) for (const other of others) give(other, { key: 'gem', said: gem });
    return !isSum;
  });
}

function isTotal(one: Trait): boolean {
  return one.key === 'carats' && one.said.value.share === 'total';
}
