import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** The four parts that proposals play (taste, section 1): asked-for, more presence, fewest lines, one idea. */
export const roles = ['classic', 'generous', 'quiet', 'character'] as const;

export type Role = (typeof roles)[number];

/**
 * What makes one design look different from another, by loudness: the weights of taste, section 1.4.
 * A trait is a word, so that distance is a sum over the axes on which two designs say different words.
 */
export const traitWeights = { silhouette: 4, setting: 3, rhythm: 2, profile: 2, surface: 1 } as const;

export type TraitAxis = keyof typeof traitWeights;

export type Traits = Readonly<Record<TraitAxis, string>>;

/** Style families of taste, section 1.3: one family a piece. */
export const styleFamilies = ['classic', 'modern', 'vintage', 'nature', 'indian-heritage', 'architectural'] as const;

export type StyleFamily = (typeof styleFamilies)[number];

/** One design as proposed: not yet weighed, checked or drawn. */
export interface ProposedDesign {
  readonly role: Role;
  readonly family: StyleFamily;
  /** One reason that can be said aloud at the counter. */
  readonly reason: string;
  readonly traits: Traits;
  readonly spec: DesignSpec;
  /** What the designer expects it to cost, in the profile's currency; the workbench weighs and knows. */
  readonly estimatedAmount: number;
}

/** A choice that failed at the workbench (looked like another, could not be made, cost too much): not to come again. */
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

/** What a proposer is told beside the request. */
export interface ProposeOptions {
  readonly count: number;
  readonly seed: number;
  readonly profile: WorkshopProfile;
  readonly barred: readonly BarredChoice[];
  /** Weighed price over estimated price of a role's last proposal, so that the next estimate hits the budget. */
  readonly costCorrection: Readonly<Partial<Record<Role, number>>>;
}
