import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { capitalised } from '#shared/words.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { roles, traitDistance } from '../proposal.ts';
import { candidatesFor } from '../propose/choose/candidate.ts';
import { affordable } from '../propose/choose/economies.ts';
import { priceOne } from '../propose/choose-looks.ts';
import { estimate } from '../propose/estimate.ts';
import { readPiece } from '../propose/read-piece.ts';
import { specOf } from '../propose/spec-of.ts';
import { withinFields } from '../propose/within-fields.ts';
import { openRequest } from './open-request.ts';
import { nameOf, type Variations } from './vary.ts';
import type { VariedModel, VariedDesign, VaryingAt } from './variation.ts';

/** The three, each with prices over that of the anchor, which is the one in the middle: stones are sold in steps, so that the first may not be reached. */
const steps = [
  { label: 'Good', shares: [0.78, 0.65, 0.5, 0.35] },
  { label: 'Better', shares: [] },
  { label: 'Best', shares: [1.4, 1.8, 2.4, 3.2] },
] as const;

/** Nearer than this to the anchor's price is the same price to a client. */
const SAME_PRICE = 0.08;

/**
 * One design at three prices: itself, and what it becomes in another karat, with another size of stone or a laboratory-grown
 * one for less, and with more stone and metal for more. What its client has said of metal and stone stays.
 */
export function threePrices(anchor: VariedModel, at: VaryingAt): Result<Variations> {
  const amount = estimate({ ...anchor.spec, size: anchor.spec.size }, at.profile).amount;
  const request = withoutMeasures(openRequest(anchor), anchor.request);
  const designs: VariedDesign[] = [];
  for (const { label, shares } of steps) {
    const title = `${nameOf(anchor)}, ${label.toLowerCase()}`;
    const one =
      shares.length === 0 ? itself(anchor, amount, request, at) : firstApart(anchor, amount, shares, request, at);
    if (!one.ok) return one;
    if (one.value !== undefined) designs.push({ ...one.value, label, spec: { ...one.value.spec, title } });
  }
  return designs.length < 2 ? fail(onePrice) : ok({ request, designs });
}

/** The design at the first of some prices that is not the price of the anchor. */
function firstApart(
  anchor: VariedModel,
  amount: number,
  shares: readonly number[],
  request: DesignRequest,
  at: VaryingAt,
): Result<VariedDesign | undefined> {
  for (const share of shares) {
    const priced = atPrice(anchor, share * amount, request, at);
    if (!priced.ok) return priced;
    const off = priced.value.estimatedAmount / amount - 1;
    if (share < 1 ? off < -SAME_PRICE : off > SAME_PRICE) return priced;
  }
  return ok(undefined);
}

/** What decides a price is open, unless the client has said it. */
function withoutMeasures(open: DesignRequest, said: DesignRequest): DesignRequest {
  const { metal } = said;
  const { karat, fineness, ...colour } = open.metal ?? {};
  const isSaid = metal?.karat !== undefined || metal?.fineness !== undefined || metal?.material !== 'gold';
  return {
    ...open,
    metal:
      isSaid && metal !== undefined ? { ...colour, ...(karat && { karat }), ...(fineness && { fineness }) } : colour,
  };
}

function itself(
  { spec }: VariedModel,
  amount: number,
  request: DesignRequest,
  { profile }: VaryingAt,
): Result<VariedDesign> {
  const read = readPiece(request, { profile });
  if (!read.ok) return read;
  const design = { ...spec, size: spec.size };
  const traits = read.value.archetype.traits(design);
  const reason = `As it is: ${read.value.archetype.say(design)}`;
  return ok({
    role: 'classic',
    family: 'classic',
    traits,
    reason,
    label: '',
    distance: 0,
    spec,
    estimatedAmount: amount,
  });
}

/** The design that looks most like the anchor, drawn for a price. */
function atPrice(anchor: VariedModel, amount: number, open: DesignRequest, at: VaryingAt): Result<VariedDesign> {
  const { seed, profile } = at;
  const request = { ...open, budget: { max: amount, currency: profile.currency } };
  const options = { count: 1, seed, profile, barred: [], costCorrection: {} };
  const read = readPiece(request, { profile });
  if (!read.ok) return read;
  const { archetype } = read.value;
  const { asked, remarks } = affordable(read.value, options);
  const traits = archetype.traits({ ...anchor.spec, size: anchor.spec.size });
  const priced = roles
    .flatMap((role) => candidatesFor({ archetype, asked }, role, seed))
    .map((candidate) => ({ candidate, distance: traitDistance(traits, candidate.traits) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_TRIED)
    .map(({ candidate, distance }) => ({ ...priceOne(candidate, asked, options, undefined), distance }))
    .toSorted(
      (a, b) => a.distance - b.distance || off(a.met.estimate.amount, amount) - off(b.met.estimate.amount, amount),
    );
  const [best] = priced;
  if (best === undefined) return fail(onePrice);
  const design = withinFields(best.met.design);
  const spec = specOf(design, anchor.spec.title, seed);
  if (!spec.ok) return spec;
  const { role, family, traits: own } = best.candidate;
  const { alloy } = design.metal;
  const metal = alloy === anchor.spec.metal.alloy ? [] : [alloys[alloy].name];
  const reason = capitalised([archetype.say(design), ...metal, ...remarks].join('; '));
  const { distance } = best;
  return ok({
    role,
    family,
    traits: own,
    reason,
    label: '',
    distance,
    spec: spec.value,
    estimatedAmount: best.met.estimate.amount,
  });
}

/** The nearest looks, of which the one that comes nearest to the price is taken. */
const MOST_TRIED = 4;

const off = (amount: number, wished: number): number => Math.abs(Math.log(amount / wished));

const onePrice: Problem = {
  code: 'one_price',
  message: 'Metal and stone were said so exactly that this design has one price.',
  remedy: 'Take the karat or the size of the stone out of its words, and ask again.',
};
