import type { finishes } from '#spec/design-spec.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';

/** A halo as it is chosen; its stones are counted and sized from the stone that it surrounds. */
export interface HaloLook {
  readonly outline: PartOf<'halo'>['outline'];
  readonly edge: PartOf<'halo'>['edge'];
  readonly melee: 'slim' | 'usual' | 'wide';
}

/** The choices that make one ring look different from the next, the loudest first. */
export interface RingLook {
  readonly head: 'prong' | 'bezel';
  /** How many claws; the usual number for the cut when left out. */
  readonly prongs?: number | 'more';
  readonly base?: PartOf<'prong-head'>['style'];
  readonly bezelEdge?: PartOf<'bezel-head'>['edge'];
  readonly halo?: HaloLook;
  readonly doubleHalo?: boolean;
  /** A collar of small stones under the girdle of a stone in claws. */
  readonly hiddenHalo?: boolean;
  readonly height: 'low' | 'standard' | 'high';
  /** Whether the stone lies along the band. */
  readonly across?: boolean;
  readonly shank: 'plain' | 'pinched' | 'split' | 'twist';
  readonly profile: PartOf<'shank'>['profile'];
  readonly width: 'slim' | 'usual' | 'broad';
  /** Narrower in the palm where a width was said; a band of unsaid width always is. */
  readonly tapered?: boolean;
  readonly cathedral?: boolean;
  readonly pave?: boolean;
  readonly milgrain?: boolean;
  readonly leaves?: boolean;
  readonly finish: (typeof finishes)[number];
  /** Width of a stone of unsaid size over the usual one. */
  readonly stoneScale?: number;
  /** Sides that nobody named are no stones of their own beside the one that was asked for: accents. */
  readonly accentSides?: true;
  /** The cut that suits the idea where the client left it open. */
  readonly shape?: BuiltCutId;
}

/** The choices about a ring that the brief has made. */
export type FixedLook = { readonly [K in keyof RingLook]?: RingLook[K] };
