import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { goldColours } from '../wish/metal/gold-colour.ts';
import { specOf } from '../propose/spec-of.ts';
import { openRequest } from './open-request.ts';
import { poolOf, type Varied } from './pool.ts';
import { sayAxes } from './say-axes.ts';
import type { VariedModel, VariationWish, VariedAxis, VariedDesign, VaryingAt } from './variation.ts';

/** The variations of a design, and the request that they were drawn from. */
export interface Variations {
  readonly request: DesignRequest;
  /** Ordered by their distance from the anchor. */
  readonly designs: readonly VariedDesign[];
}

/**
 * Designs that differ from one that is there, only in what may change: what is locked, and what its client has said,
 * stays. They are told by where they differ, no two are the same, and they are ordered by their distance from it.
 */
export function vary(anchor: VariedModel, wish: VariationWish, at: VaryingAt): Result<Variations> {
  const request = openRequest(anchor);
  const pool = coloursOf(request, wish.locked)
    .flatMap((one) => poolOf(anchor, one, wish.locked, at))
    .toSorted((a, b) => a.distance - b.distance);
  if (pool.length === 0) return fail(nothingToVary);
  const designs: VariedDesign[] = [];
  for (const [index, varied] of nearTo(pool, wish).entries()) {
    const designed = designOf(varied, `${nameOf(anchor)} ${index + 2}`, at);
    if (!designed.ok) return designed;
    designs.push(designed.value);
  }
  return ok({ request, designs });
}

/** The request in every colour of gold, where the colour may change. */
function coloursOf(request: DesignRequest, locked: readonly VariedAxis[]): readonly DesignRequest[] {
  const { metal } = request;
  if (locked.includes('colour') || metal?.material !== 'gold') return [request];
  const others = goldColours.filter((color) => color !== metal.color);
  return [request, ...others.map((color) => ({ ...request, metal: { ...metal, color } }))];
}

/**
 * So many of a pool that is ordered by distance: those about as far as the nearness asks for. All are of one stretch of it,
 * so that of two wishes the nearer one has nothing that is farther.
 */
function nearTo(pool: readonly Varied[], { nearness, count, locked }: VariationWish): readonly Varied[] {
  const apart = toldApart(pool, !locked.includes('size'));
  const chosen = apart.length >= count ? apart : pool;
  const shown = Math.min(count, chosen.length);
  const from = Math.round((1 - Math.min(1, Math.max(0, nearness))) * (chosen.length - shown));
  return chosen.slice(from, from + shown);
}

/** Of designs that would be told in the same words the nearest: two that differ in a hair are one to a client. */
function toldApart(pool: readonly Varied[], isSizeOpen: boolean): readonly Varied[] {
  const told = new Set<string>();
  return pool.filter(({ archetype, design, cm3 }) => {
    const words = [archetype.say(design), design.metal.alloy, ...(isSizeOpen ? [cm3.toFixed(2)] : [])].join('|');
    const isNew = !told.has(words);
    told.add(words);
    return isNew;
  });
}

/** A design of the pool, with its spec. */
export function designOf(
  { archetype, candidate, design, amount, differs, distance }: Varied,
  title: string,
  { seed }: Pick<VaryingAt, 'seed'>,
): Result<VariedDesign> {
  const spec = specOf(design, title, seed);
  if (!spec.ok) return spec;
  const { role, family, traits } = candidate;
  const label = sayAxes(differs);
  const reason = `${label}: ${archetype.say(design)}`;
  return ok({ role, family, traits, reason, label, distance, spec: spec.value, estimatedAmount: amount });
}

/** What the anchor is called, without the number that it has itself where it is a variation. */
export function nameOf({ spec }: Pick<VariedModel, 'spec'>): string {
  return spec.title.replace(/ \d+$/, '');
}

const nothingToVary: Problem = {
  code: 'nothing_to_vary',
  message: 'With what stays, this design comes out only one way.',
  remedy: 'Let one more thing of it change.',
};
