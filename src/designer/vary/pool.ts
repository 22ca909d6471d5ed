import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import type { ComposedDesign } from '../composed-design.ts';
import { type ProposeOptions, roles, type Traits, traitDistance } from '../proposal.ts';
import { type Candidate, candidatesFor } from '../propose/choose/candidate.ts';
import { priceOne } from '../propose/choose-looks.ts';
import { estimate } from '../propose/estimate.ts';
import { type AskedPiece, readPiece } from '../propose/read-piece.ts';
import { withinFields } from '../propose/within-fields.ts';
import { type Anchor, type VariedAxis, variedAxes, type VaryingAt } from './variation.ts';

/** One design that could be shown beside its anchor. */
export interface Varied {
  readonly archetype: Archetype;
  readonly candidate: Candidate;
  readonly design: ComposedDesign;
  readonly amount: number;
  readonly grams: number;
  /** On which it differs from its anchor, the loudest first. */
  readonly differs: readonly VariedAxis[];
  readonly distance: number;
}

/** Steps of size beside the usual one, where the size may change. */
const SIZES = [-4, 4, -2, 2, -6, 6];

/** A design that is larger or smaller by less than this is of the same size to the eye. */
const SAME_SIZE = 0.04;

/** Of two that differ on the same axes the one of more similar weight is the nearer: always less than the least axis. */
const LEAST_AXIS = 1;

/**
 * Every design of the anchor's kind that differs from it only where it may, without duplicates, the nearest first.
 * @param request with all that stays as it was said
 */
export function poolOf(
  anchor: Anchor,
  request: DesignRequest,
  locked: readonly VariedAxis[],
  at: VaryingAt,
): readonly Varied[] {
  const { spec } = anchor;
  const piece = readPiece(request, { profile: at.profile });
  if (!piece.ok) return [];
  const traits = piece.value.archetype.traits({ ...spec, size: spec.size });
  const before = estimate({ ...spec, size: spec.size }, at.profile).grams;
  const seen = new Set([lookOf(piece.value.archetype, traits, { ...spec, size: spec.size }, before)]);
  const found: Varied[] = [];
  for (const candidate of roles.flatMap((role) => candidatesFor(piece.value, role, at.seed))) {
    for (const varied of sizesOf(piece.value, candidate, locked, at)) {
      const look = lookOf(varied.archetype, candidate.traits, varied.design, varied.grams);
      if (seen.has(look)) continue;
      seen.add(look);
      const differs = differing(traits, spec, candidate.traits, varied, before);
      if (differs.some((axis) => locked.includes(axis))) continue;
      const distance = differs.reduce((sum, axis) => sum + variedAxes[axis], 0);
      found.push({ ...varied, differs, distance: distance + nearTie(varied.grams, before) });
    }
  }
  return found.toSorted((a, b) => a.distance - b.distance);
}

/** What a design looks like to whoever sees it beside another: of two that are told and measured alike one is enough. */
function lookOf(archetype: Archetype, traits: Traits, design: ComposedDesign, grams: number): string {
  const stones = Object.values(design.stones).map(({ gem, shape, lengthMm }) => `${gem} ${shape} ${lengthMm}`);
  return [archetype.say(design), ...Object.values(traits), design.metal.alloy, grams.toFixed(1), ...stones].join('|');
}

function sizesOf(
  { archetype, asked }: AskedPiece,
  candidate: Candidate,
  locked: readonly VariedAxis[],
  { seed, profile }: VaryingAt,
): readonly Pick<Varied, 'archetype' | 'candidate' | 'design' | 'amount' | 'grams'>[] {
  const options: ProposeOptions = { count: 1, seed, profile, barred: [], costCorrection: {} };
  const usual = priceOne(candidate, asked, options, undefined).met.design;
  const others = locked.includes('size') ? [] : SIZES.map((richness) => candidate.idea.compose(asked, richness));
  return [usual, ...others].map((drawn) => {
    const design = withinFields(drawn);
    const { amount, grams } = estimate(design, profile);
    return { archetype, candidate, design, amount, grams };
  });
}

function differing(
  traits: Traits,
  spec: Anchor['spec'],
  own: Traits,
  { design, grams }: Pick<Varied, 'design' | 'grams'>,
  before: number,
): readonly VariedAxis[] {
  const byTraits = (Object.keys(traits) as (keyof Traits)[]).filter((axis) => traits[axis] !== own[axis]);
  const isOtherSize = Math.abs(Math.log(grams / before)) > SAME_SIZE && traitDistance(traits, own) === 0;
  return [
    ...byTraits,
    ...(design.metal.alloy === spec.metal.alloy ? [] : (['colour'] as const)),
    ...(isOtherSize ? (['size'] as const) : []),
  ];
}

function nearTie(grams: number, before: number): number {
  return Math.min(0.99, Math.abs(Math.log(grams / before)) / 4) * LEAST_AXIS;
}
