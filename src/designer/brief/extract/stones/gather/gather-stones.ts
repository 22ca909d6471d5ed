import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { hasSense, senseOf } from '../../../parse/atom.ts';
import type { BriefContext } from '../../subject.ts';
import { attach, stoneByLooks } from './attach.ts';
import { canTake, type CaratTrait, type GatheredStone, type OpenStone, type Trait, trait } from '../gathered-stone.ts';
import { stoneAt, headTraits, isForCenter, opens } from './open-stone.ts';
import { sizes } from '../stone-size.ts';
import { traitsAt } from './traits.ts';

/** What the words of a brief say of stones. */
export interface GatheredWords {
  readonly stones: readonly GatheredStone[];
  /** Traits that no stone could take. */
  readonly loose: readonly Trait[];
  /** Traits of every stone: "all in bezels". */
  readonly shared: readonly Trait[];
  /** Weights of everything: "2 ct total". */
  readonly totals: readonly CaratTrait[];
}

/**
 * Gathers words to stones. Within a phrase traits belong to the gem behind them ("1 ct oval ruby"), then to the one
 * before ("ruby 1 ct"); a phrase without a gem describes the last stone, or the main one when it is about prongs.
 */
export function gatherStones(context: BriefContext): GatheredWords {
  const stones: OpenStone[] = [];
  const shared: Trait[] = [];
  const totals: CaratTrait[] = [];
  const pairs: (readonly [OpenStone, OpenStone])[] = [];
  let waiting: readonly Trait[] = [];
  /** How many of the waiting traits stood in an earlier phrase. */
  let carried = 0;
  let current: OpenStone | undefined;
  let phrase = -1;
  const closePhrase = () => {
    // "halo ring, tw 2.5": the weight of everything, not of the halo.
    const isOfAll = (one: Trait): one is CaratTrait => isTotal(one) && (!current || isForCenter(current, one));
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
      const traits = [...(hasSense(atom, 'gem') ? headTraits(context, place) : []), ...traitsAt(context, place)];
      // "1.5 ct total, all in": all stones weigh it together, none of them by itself.
      totals.push(...traits.filter(isTotal));
      shared.push(...traits.filter((one) => !isTotal(one)));
      return;
    }
    const opened = opens(context, place, current, waiting);
    if (opened === 'new') {
      const taken = current && hasSense(atom, 'gem') ? passedOn(current) : [];
      const mains = mainsBefore(context, place, waiting, carried, stones);
      if (mains.length > 0) stones.push(stoneByLooks(context, mains));
      const outlined = outlinedBefore(context, place, waiting, carried);
      const first = outlined.length > 0 && stoneByLooks(context, [...outlined, ...headTraits(context, place)]);
      if (first) stones.push(first);
      const others = otherColours(context, place, waiting);
      stones.push(...others.map((colour) => stoneByLooks(context, [colour])));
      const left = waiting.filter((one) => !mains.includes(one) && !outlined.includes(one) && !others.includes(one));
      const announced = announcedBy(context, place, stones);
      current = announced ?? stoneAt(context, place, [...left, ...taken], stones, others.length > 0);
      markSurrounding(context, place, stones);
      if (announced) announced.give([...headTraits(context, place), ...left]);
      else stones.push(current);
      if (first) pairs.push([first, current]);
      waiting = [];
    } else if (opened === 'joins' && current) current.give(headTraits(context, place));
    for (const one of traitsAt(context, place)) {
      if (current && !isForCenter(current, one) && canTake(current, [one])) current.leave(one);
      else waiting = [...waiting, one];
    }
  });
  closePhrase();
  for (const pair of pairs) shareWeight(pair);
  return { stones: stones.map((stone) => stone.gathered()), loose: waiting, shared, totals };
}

/** "diamonds around a morganite": what surrounds another stone accompanies it. */
function markSurrounding({ atoms }: BriefContext, place: number, stones: readonly OpenStone[]): void {
  const last = stones.at(-1);
  const between = last ? atoms.slice(Math.max(last.place + 1, place - 6), place) : [];
  const around = between.find(({ text }) => text === 'around' || text === 'surrounding' || text === 'round a');
  // "small diamonds around the opal": the opal was named before.
  const isPointed = hasSense(atoms[place - 1], 'definite') && stones.length > 1;
  if (last?.fields.gem && around && hasSense(atoms[place], 'gem') && !isPointed)
    last.give([trait('role', 'accent', around.span)]);
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
  stones: readonly OpenStone[],
): OpenStone | undefined {
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
function outlinedBefore(
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

/** "A pear and an emerald cut diamond, 1 ct each" */
function shareWeight([first, second]: readonly [OpenStone, OpenStone]): void {
  const { carats } = second.fields;
  if (carats?.value.share === 'each') first.give([{ key: 'carats', said: carats }]);
}

/** "1ct ruby 0.5ct diamonds": traits right before the next gem belong to that gem, unless the first has no size yet. */
function passedOn(stone: OpenStone): readonly Trait[] {
  const { fields, behind } = stone;
  const isSized = sizes.some((key) => fields[key] && !behind.some((one) => one.key === key));
  return stone.passOn(({ key }) => key !== 'role' && (isSized || !sizes.includes(key)));
}

function isTotal(one: Trait): one is CaratTrait {
  return one.key === 'carats' && one.said.value.share === 'total';
}
