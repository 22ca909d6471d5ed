import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { type ProposedDesign, type TraitAxis, traitWeights } from '../proposal.ts';

/** The loudness of what may change of a design beside its traits, where somebody asks for it (taste: else it is no difference). */
const asked = { colour: 1, size: 1 } as const;

/** What may change of a design, each with its loudness; the loudest first. */
export const variedAxes = { ...traitWeights, ...asked } as const;

export type VariedAxis = TraitAxis | keyof typeof asked;

/** One design of which others are drawn. */
export interface VariedModel {
  readonly spec: DesignSpec;
  /** What it was designed from: what was said in it stays said. */
  readonly request: DesignRequest;
}

/** How far designs may be from their anchor, and in what. */
export interface VariationWish {
  readonly locked: readonly VariedAxis[];
  /** 1: as near to it as they come; 0: as far from it. */
  readonly nearness: number;
  readonly count: number;
}

/** Whose rates count, and which looks come first. */
export interface VaryingAt {
  readonly seed: number;
  readonly profile: WorkshopProfile;
}

/** A design that was drawn from another. */
export interface VariedDesign extends ProposedDesign {
  /** What it is called in the place of its role: the axes on which it differs, or its place among prices. */
  readonly label: string;
  /** The loudness of all on which it differs from its anchor. */
  readonly distance: number;
}
