import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { clashesIn } from '#spec/meanings/clashes.ts';
import { ofDesign } from '#spec/meanings/ruled-out.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { shownIn } from '#spec/shown/registry.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import type { ComposedDesign } from '../composed-design.ts';
import { type ProposeOptions, type Role, traitDistance } from '../proposal.ts';
import type { PieceWish } from '../wish/piece-wish.ts';
import { type Candidate, candidatesFor } from './choose/candidate.ts';
import { chooseRichness, goalOf } from './choose/choose-richness.ts';
import { chooseRoles } from './choose/choose-roles.ts';
import { affordable } from './choose/economies.ts';
import { departuresOf } from './choose/departures.ts';
import { fitOf, goingWith } from './choose/fit.ts';
import { heavyAsMeasured } from './choose/heavy-as-measured.ts';
import { keepFeatures } from './choose/keep-features.ts';
import { onOneChain } from './choose/on-one-chain.ts';
import { meetWeight, type WeightMet } from './choose/meet-weight.ts';
import { withinFields } from './within-fields.ts';
import { type AskedPiece, readPiece } from './read-piece.ts';

/** What was chosen for a role, drawn and priced. */
export interface Chosen extends PricedCandidate {
  readonly archetype: Archetype;
  /** The most that it may cost, where that was said. */
  readonly budget: number | undefined;
  /** For the client, with every proposal of the piece. */
  readonly remarks: readonly string[];
}

/** One look for each role of the piece that a request names. */
export function chooseLooks(
  request: DesignRequest,
  options: ProposeOptions,
  playing: readonly Role[],
): Result<readonly Chosen[]> {
  const read = pieceOf(request, options);
  if (!read.ok) return read;
  const chosen = looksOf(read.value, options, playing);
  if (chosen.length > 0) {
    const lightest = Math.min(...chosen.map(({ met }) => met.estimate.grams));
    const heavy = options.ofOrder ? undefined : heavyAsMeasured(read.value, lightest, options);
    return heavy ? fail(heavy) : ok(chosen);
  }
  const dull = withoutPolish(read.value);
  const others = dull ? looksOf(dull, options, playing) : [];
  return others.length > 0 ? ok(others) : fail(nothingLeft(request));
}

interface ReadPiece extends Pick<ProposeOptions, 'profile' | 'leading'> {
  readonly piece: Result<AskedPiece>;
}

/** What was read last of a request: its designs are proposed again whenever one of them was weighed or marked. */
const lastRead = new WeakMap<DesignRequest, ReadPiece>();

/** The piece of a request; the same object as before in the same surroundings, so that all that follows from it is known. */
function pieceOf(request: DesignRequest, { profile, leading }: ProposeOptions): Result<AskedPiece> {
  const last = lastRead.get(request);
  if (last && last.profile === profile && last.leading === leading) return last.piece;
  const piece = readPiece(request, { profile, ...(leading && { leading }) });
  lastRead.set(request, { profile, ...(leading && { leading }), piece });
  return piece;
}

/** "Not shiny", of a piece whose ideas are all polished: the same in a matte finish. */
function withoutPolish({ archetype, asked }: AskedPiece): AskedPiece | undefined {
  if (asked.finish !== undefined || !asked.excluded.has(ofDesign.finish('polished'))) return undefined;
  return { archetype, asked: { ...asked, finish: 'matte', ring: { ...asked.ring, finish: 'matte' } } };
}

function looksOf(piece: AskedPiece, options: ProposeOptions, playing: readonly Role[]): readonly Chosen[] {
  const { archetype } = piece;
  const shown = keepFeatures(piece, options.seed);
  const { asked, remarks } = affordable({ archetype, asked: shown.asked }, options);
  const ladders = playing.map((role) => candidatesFor({ archetype, asked }, role, options.seed));
  const ratings = { going: goingWith(options.leading), limits: fitOf(asked, options.profile) };
  const choices = chooseRoles(ladders, options.barred, ratings);
  const chosen = onOneChain(
    choices.map(({ candidate }) => candidate),
    ladders,
    asked,
  );
  const priced = withPresence(
    priceAll(chosen, asked, options),
    onOneChain(ladders.flat(), ladders, asked),
    asked,
    options,
  );
  const own = withoutTwins(priced, ladders, (candidate, bulk = 1) =>
    priceOne(candidate, bulk === 1 ? asked : { ...asked, bulk }, options, undefined),
  );
  const said = [...asked.remarks, ...shown.remarks, ...remarks];
  const limit = asked.budget === undefined ? 'weight' : 'budget';
  return own.map((one, index) => {
    const told = choices[index]?.forLimits === true ? [`chosen for the ${limit}`] : [];
    return { ...one, archetype, budget: asked.budget, remarks: [...said, ...told] };
  });
}

interface PricedCandidate {
  readonly candidate: Candidate;
  readonly met: WeightMet;
}

/** The classic first: without a budget the others' prices follow from its. */
function priceAll(chosen: readonly Candidate[], asked: PieceWish, options: ProposeOptions): readonly PricedCandidate[] {
  let classicAmount: number | undefined;
  return chosen.map((candidate) => {
    const priced = priceOne(candidate, asked, options, classicAmount);
    if (candidate.role === 'classic') classicAmount = priced.met.estimate.amount;
    return priced;
  });
}

function priceOne(
  candidate: Candidate,
  asked: PieceWish,
  { profile, costCorrection, weightCorrection }: ProposeOptions,
  classicAmount: number | undefined,
): PricedCandidate {
  const { role, idea } = candidate;
  const goal = goalOf(asked, role, classicAmount);
  const correction = costCorrection[role] ?? 1;
  const { design } = chooseRichness(idea, asked, goal, profile, correction);
  const weighing = { profile, ceiling: goal.ceiling / correction, correction: weightCorrection?.[role] ?? 1 };
  const met = meetWeight(design, asked, weighing);
  return { candidate, met: { ...met, estimate: { ...met.estimate, amount: met.estimate.amount * correction } } };
}

/**
 * A generous design is never the smaller or the cheaper of the two: where money or a weight made it so, the next one of
 * its ladder that is neither takes its place, or one that is at least as large; else the classic stays below its price.
 */
function withPresence(
  priced: readonly PricedCandidate[],
  ladder: readonly Candidate[],
  asked: PieceWish,
  options: ProposeOptions,
): readonly PricedCandidate[] {
  const classic = priced.find(({ candidate }) => candidate.role === 'classic');
  const generous = priced.find(({ candidate }) => candidate.role === 'generous');
  if (!classic || !generous) return priced;
  const [leastMm, leastAmount] = [sizeShown(classic.met.design) ?? 0, classic.met.estimate.amount];
  const isAsDear = ({ met }: PricedCandidate): boolean => met.estimate.amount >= leastAmount;
  if (isAsLarge(generous, leastMm) && isAsDear(generous)) return priced;
  const leavesOut = ({ met: { design } }: PricedCandidate): number =>
    departuresOf(asked.request, design, shownIn(design));
  const taken = priced.filter((one) => one !== generous).map(({ candidate }) => candidate.traits);
  const others = ladder
    .filter(({ role, traits }) => role === 'generous' && taken.every((other) => traitDistance(other, traits) > 0))
    .map((candidate) => priceOne(candidate, asked, options, leastAmount))
    .filter((one) => isAsLarge(one, leastMm) && leavesOut(one) <= leavesOut(generous));
  const better = others.find(isAsDear) ?? (isAsLarge(generous, leastMm) ? undefined : others[0]);
  const replaced = better === undefined ? priced : priced.map((one) => (one === generous ? better : one));
  return belowGenerous(replaced, better ?? generous, classic, asked, options);
}

/** Share of a budget that every design uses at least. */
const LEAST_OF_BUDGET = 0.7;

/** Where a budget leaves the classic the dearer of the two, a thriftier classic that keeps as much and costs less. */
function belowGenerous(
  priced: readonly PricedCandidate[],
  { met: { estimate: most } }: PricedCandidate,
  classic: PricedCandidate,
  asked: PieceWish,
  options: ProposeOptions,
): readonly PricedCandidate[] {
  const { budget } = asked;
  if (budget === undefined || classic.met.estimate.amount <= most.amount) return priced;
  const below = priceOne(classic.candidate, { ...asked, budget: most.amount }, options, undefined);
  const isBelow = below.met.estimate.amount <= most.amount && below.met.estimate.amount >= LEAST_OF_BUDGET * budget;
  return isBelow ? priced.map((one) => (one === classic ? below : one)) : priced;
}

/** Where money or a weight left nothing to choose between two looks, the later one gives way to the next of its ladder. */
function withoutTwins(
  priced: readonly PricedCandidate[],
  ladders: readonly (readonly Candidate[])[],
  price: (candidate: Candidate, bulk?: number) => PricedCandidate,
): readonly PricedCandidate[] {
  return priced.reduce<readonly PricedCandidate[]>((kept, one, index) => {
    const isTwin = (other: PricedCandidate): boolean => kept.some((before) => areTwins(before, other));
    if (!isTwin(one)) return [...kept, one];
    const { departures } = one.candidate;
    const next = (ladders[index] ?? [])
      .filter((candidate) => candidate.departures <= departures)
      .map((candidate) => price(candidate))
      .find((other) => !isTwin(other));
    // Where everything but the metal was said, it is as heavy as none of the others.
    const heavier = next ? [] : OTHER_BULKS.map((bulk) => price(one.candidate, bulk));
    return [...kept, next ?? heavier.find((other) => !isTwin(other)) ?? one];
  }, []);
}

/** Over the usual metal: heavier, lighter, and heavier still. */
const OTHER_BULKS = [1.25, 0.9, 1.4] as const;

function areTwins(one: PricedCandidate, other: PricedCandidate): boolean {
  return JSON.stringify(withinFields(one.met.design)) === JSON.stringify(withinFields(other.met.design));
}

function isAsLarge({ met }: PricedCandidate, leastMm: number): boolean {
  return (sizeShown(met.design) ?? Infinity) >= leastMm;
}

/** How large a design looks, in mm, by the part that tells it; undefined where none does. */
function sizeShown(design: ComposedDesign): number | undefined {
  const sizes = shownIn(design).flatMap(({ sizes }) => sizes?.whole?.mm ?? []);
  return sizes.length === 0 ? undefined : Math.max(...sizes);
}

/** Why nothing is left: what was asked for is ruled out in the same words, or what was ruled out belongs to the piece. */
function nothingLeft(request: DesignRequest): Problem {
  const [clash] = clashesIn(request);
  if (clash !== undefined) {
    return {
      code: 'asked_for_and_ruled_out',
      message: `This asks for ${clash.thing} and rules ${clash.thing} out.`,
      remedy: 'Take one of the two out of the sentence.',
      path: clash.excluded,
    };
  }
  return {
    code: 'nothing_left_to_propose',
    message: 'What was ruled out leaves no way to build this piece.',
    remedy: 'Allow one of the things that were excluded, or ask for another piece.',
    path: 'exclude',
  };
}
