import { alloys } from '#spec/tables/alloys.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import type { ComposedDesign } from '../composed-design.ts';
import { type ProposeOptions, roles, type Traits, traitDistance } from '../proposal.ts';
import { type Candidate, candidatesFor } from '../propose/choose/candidate.ts';
import { priceOne } from '../propose/choose-looks.ts';
import { estimate } from '../propose/estimate.ts';
import { type AskedPiece, readPiece } from '../propose/read-piece.ts';
import { withinFields } from '../propose/within-fields.ts';
import { type VariedModel, type VariedAxis, variedAxes, type VaryingAt } from './variation.ts';

/** One design that could be shown beside its anchor. */
export interface Varied {
  readonly archetype: Archetype;
  readonly candidate: Candidate;
  readonly design: ComposedDesign;
  readonly amount: number;
  /** Metal by volume: of two alloys one is not the larger for being denser. */
  readonly cm3: number;
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
  anchor: VariedModel,
  request: DesignRequest,
  locked: readonly VariedAxis[],
  at: VaryingAt,
): readonly Varied[] {
  const { spec } = anchor;
  const piece = readPiece(request, { profile: at.profile });
  if (!piece.ok) return [];
  const traits = piece.value.archetype.traits({ ...spec, size: spec.size });
  const before = metalOf({ ...spec, size: spec.size }, at).cm3;
  const seen = new Set([lookOf(piece.value.archetype, traits, { ...spec, size: spec.size }, before)]);
  const found: Varied[] = [];
  for (const candidate of roles.flatMap((role) => candidatesFor(piece.value, role, at.seed))) {
    for (const varied of sizesOf(piece.value, candidate, locked, at)) {
      const look = lookOf(varied.archetype, candidate.traits, varied.design, varied.cm3);
      if (seen.has(look)) continue;
      seen.add(look);
      const differs = differing(traits, spec, candidate.traits, varied, before);
      if (differs.some((axis) => locked.includes(axis))) continue;
      const distance = differs.reduce((sum, axis) => sum + variedAxes[axis], 0);
      found.push({ ...varied, differs, distance: distance + nearTie(varied.cm3, before) });
    }
  }
  return found.toSorted((a, b) => a.distance - b.distance);
}

/** What a design looks like to whoever sees it beside another: of two that are told and measured alike one is enough. */
function lookOf(archetype: Archetype, traits: Traits, design: ComposedDesign, cm3: number): string {
  const stones = Object.values(design.stones).map(({ gem, shape, lengthMm }) => `${gem} ${shape} ${lengthMm}`);
  return [archetype.say(design), ...Object.values(traits), design.metal.alloy, cm3.toFixed(2), ...stones].join('|');
}

function sizesOf(
  { archetype, asked }: AskedPiece,
  candidate: Candidate,
  locked: readonly VariedAxis[],
  { seed, profile }: VaryingAt,
): readonly Pick<Varied, 'archetype' | 'candidate' | 'design' | 'amount' | 'cm3'>[] {
  const options: ProposeOptions = { count: 1, seed, profile, barred: [], costCorrection: {} };
  const usual = priceOne(candidate, asked, options, undefined).met.design;
  const others = locked.includes('size') ? [] : SIZES.map((richness) => candidate.idea.compose(asked, richness));
  return [usual, ...others].map((drawn) => {
    const design = withinFields(drawn);
    return { archetype, candidate, design, ...metalOf(design, { profile }) };
  });
}

function differing(
  traits: Traits,
  spec: VariedModel['spec'],
  own: Traits,
  { design, cm3 }: Pick<Varied, 'design' | 'cm3'>,
  before: number,
): readonly VariedAxis[] {
  const byTraits = (Object.keys(traits) as (keyof Traits)[]).filter((axis) => traits[axis] !== own[axis]);
  const isOtherSize = Math.abs(Math.log(cm3 / before)) > SAME_SIZE && traitDistance(traits, own) === 0;
  return [
    ...byTraits,
    ...(design.metal.alloy === spec.metal.alloy ? [] : (['colour'] as const)),
    ...(isOtherSize ? (['size'] as const) : []),
  ];
}

function nearTie(cm3: number, before: number): number {
  return Math.min(0.99, Math.abs(Math.log(cm3 / before)) / 4) * LEAST_AXIS;
}

function metalOf(design: ComposedDesign, { profile }: Pick<VaryingAt, 'profile'>): Pick<Varied, 'amount' | 'cm3'> {
  const { amount, grams } = estimate(design, profile);
  return { amount, cm3: grams / alloys[design.metal.alloy].densityGramsPerCm3 };
}
