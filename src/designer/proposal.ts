import type { DesignSpec } from '#spec/design-spec.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** The four roles of proposals: as asked for, more presence, fewest lines, one idea of its own. */
export const roles = ['classic', 'generous', 'quiet', 'character'] as const;

export type Role = (typeof roles)[number];

/**
 * What makes one design look different from another, by loudness. A trait is a word,
 * so the distance is the sum of the weights of all axes on which two designs have different words.
 */
export const traitWeights = { silhouette: 4, setting: 3, rhythm: 2, profile: 2, surface: 1 } as const;

export type TraitAxis = keyof typeof traitWeights;

export type Traits = Readonly<Record<TraitAxis, string>>;

/** Style families: one a piece, so that its parts look as if one hand had made them. */
export const styleFamilies = ['classic', 'modern', 'vintage', 'nature', 'indian-heritage', 'architectural'] as const;

export type StyleFamily = (typeof styleFamilies)[number];

/** One design as proposed: not yet weighed, checked or drawn. */
export interface ProposedDesign {
  readonly role: Role;
  readonly family: StyleFamily;
  /** The reason for the client, in one sentence. */
  readonly reason: string;
  readonly traits: Traits;
  readonly spec: DesignSpec;
  /** What the designer expects it to cost, in the profile's currency; the workbench finds the true cost. */
  readonly estimatedAmount: number;
}

/**
 * A choice that failed at the workbench (it looked like another or could not be cast) and must not be proposed again.
 */
export interface BarredChoice {
  readonly role: Role;
  readonly axis: TraitAxis;
  readonly value: string;
}

/** Sum of the weights of the axes on which two designs differ. */
export function traitDistance(a: Traits, b: Traits): number {
  let distance = 0;
  for (const axis of Object.keys(traitWeights) as TraitAxis[]) if (a[axis] !== b[axis]) distance += traitWeights[axis];
  return distance;
}

/** The first piece of an order, which the others go with. */
export interface LeadingPiece {
  /** Its designs: the pieces of one set share a name, and look as if one hand had made them. */
  readonly designs: Readonly<Partial<Record<Role, ProposedDesign>>>;
  /** Its metal: the others are made of it unless another was said. */
  readonly alloy: AlloyId;
}

/** What a designer is told beside the request. */
export interface ProposeOptions {
  readonly count: number;
  readonly seed: number;
  readonly profile: WorkshopProfile;
  readonly barred: readonly BarredChoice[];
  /** Weighed over estimated price of a role's last proposal, so that its next estimate is right. */
  readonly costCorrection: Readonly<Partial<Record<Role, number>>>;
  /** Weighed over estimated grams of a role's last proposal, so that the next one weighs what was said. */
  readonly weightCorrection?: Readonly<Partial<Record<Role, number>>>;
  /** One of several pieces: what it may weigh is its share, which the others make up for. */
  readonly ofOrder?: true;
  /** The first piece of the order; left out for that piece itself. */
  readonly leading?: LeadingPiece;
}
