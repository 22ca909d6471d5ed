/** How a stone's height is shared out; percentages of the width (for a round, of the diameter). */
export interface StoneLevels {
  /** From the girdle to the table, or to the top of the dome. */
  readonly crownHeightPct: number;
  readonly girdlePct: number;
  /** From the girdle to the culet; 0 for a flat base. Null where no source gives it: depth less crown and girdle. */
  readonly pavilionDepthPct: number | null;
}

/** Angles and percentages of a faceted stone; percentages are of the width. */
export interface FacetProportions extends StoneLevels {
  readonly tablePct: number;
  readonly tableRange: readonly [number, number] | null;
  readonly crownAngleDeg: number;
  readonly crownAngleRange: readonly [number, number] | null;
  readonly pavilionAngleDeg: number;
  readonly pavilionAngleRange: readonly [number, number] | null;
  /** Star facets reach this far from the table edge to the girdle; rounds only. */
  readonly starPct?: number;
  /** Lower halves reach this far from the girdle to the culet; rounds only. */
  readonly lowerHalfPct?: number;
}

/** Trade weight of a diamond: carats = basis × depth (mm) × factor, the factor taken by length to width and interpolated. */
export interface DiamondFactor {
  /** `length-width`: L × W. `mean-diameter`: ((L + W) / 2)². */
  readonly basis: 'length-width' | 'mean-diameter';
  readonly byLengthToWidth: readonly (readonly [ratio: number, factor: number])[];
}

/** What is particular about an outline; percentages of the width. */
export interface OutlineDetail {
  /** Cut corner of an emerald, asscher or radiant. */
  readonly cornerPct?: number;
  /** Rounded corner of a cushion. */
  readonly cornerRadiusPct?: number;
  /** Depth of a heart's cleft. */
  readonly cleftPct?: number;
  /** Bulge of a trillion's sides. */
  readonly sideBulgePct?: number;
  /** Width of a culet that is polished flat. */
  readonly culetPct?: number;
  /** Narrow end over wide end of a tapered baguette or a trapezoid. */
  readonly taper?: number;
}

/** How much of its box, length × width × depth, a built stone fills; a test of the engine's stones checks it. */
export interface Fullness {
  /** At equal length and width. */
  readonly square: number;
  /** Added as the stone grows long: times 1 − width / length, because keels grow with that. */
  readonly long: number;
}

/** How many claws hold a cut: the usual number first. `points` want a V-shaped claw that covers the tip. */
interface ClawPlan {
  readonly counts: readonly [number, ...number[]];
  readonly points: number;
}

/** The cut that is set instead of one that the engine does not build. */
interface NearestCut<Id extends string = string> {
  readonly shape: Id;
  /** Where it has to keep another ratio than its usual one. */
  readonly lengthToWidth?: number;
  /** Told to the client. */
  readonly remark: string;
}

/** What is known of every cut: outline, proportions, how the trade weighs and stocks it, and what it is called. */
interface KnownCut {
  readonly name: string;
  readonly style: 'brilliant' | 'step' | 'mixed' | 'cabochon' | 'rose' | 'uncut' | 'drop' | 'sphere';
  /** Facets without the culet; 0 for domes and spheres. */
  readonly facets: number;
  /** Usual length over width, below 1 only where the length runs from a tip or over a straight side. */
  readonly lengthToWidth: number;
  readonly lengthToWidthRange: readonly [number, number];
  /** Whole height over width. */
  readonly depthPct: number;
  readonly depthRange: readonly [number, number] | null;
  /** Null for stones without a crown and a pavilion. */
  readonly proportions: StoneLevels | FacetProportions | null;
  readonly outline: OutlineDetail;
  /** Trade weight: carats = L × W × depth (mm) × specific gravity × this. */
  readonly weightFactor: number;
  /** The trade's own diamond formula, where there is one. */
  readonly diamondFactor: DiamondFactor | null;
  /** Sizes that dealers keep in calibrated parcels, smallest first. */
  readonly tradeSizes: readonly StoneSize[];
  /**
   * Left out where claws don't hold it: then it is drilled, and sits on a peg. Sources: GIA quality benchmarks (V-prongs for princess), heartofgoldjewelers.com,
   * jewellerybusiness.com.
   */
  readonly claws?: ClawPlan;
  /** The words of a brief that name it as the shape of a stone, between commas; left out where they name another thing. */
  readonly words?: string;
  /** What a request may call it beside its id. */
  readonly alsoMeantBy?: readonly string[];
  readonly note: string;
  readonly verified: string;
  readonly sources: readonly string[];
}

/** How a cut is told from others in a drawing. */
export interface SketchedCut {
  /** What an outline has to fit it better by than another cut: nobody draws an oval so that it differs from a cushion by a hair. */
  readonly handicap: number;
  /** Length over width, as it is drawn. */
  readonly ratio: readonly [least: number, most: number];
  /** Whether it is meant also where its line bounds something else besides: the other cuts stand alone. */
  readonly betweenLines?: true;
  /** Whether it is meant even where it leans on the outline, where petals are. */
  readonly atOutline?: true;
}

/** A cut that the engine builds: whoever designs, draws or says a stone of it finds here what that takes. */
export interface BuiltCut extends KnownCut {
  readonly proportions: StoneLevels | FacetProportions;
  readonly fullness: Fullness;
  /** The word before a gem: "emerald-cut diamond"; empty where the gem alone says it, as a pearl does. */
  readonly beforeGem: string;
  /** Whether the length runs from the tip even where the width is longer; other stones are turned by their longer side. */
  readonly lengthFromTip?: true;
  /** Whether a stone is given by a diameter instead of two sides. */
  readonly oneDiameter?: true;
  /** How it is told in a drawing; left out where nobody draws it so that it could be. */
  readonly sketched?: SketchedCut;
  readonly nearest?: never;
}

/** A built cut that is made of facets. */
export interface FacetedCut extends BuiltCut {
  readonly proportions: FacetProportions;
}

/** What only the row of a built cut has: one of them alone does not compile. */
type OnlyBuilt = 'fullness' | 'beforeGem' | 'lengthFromTip' | 'oneDiameter' | 'sketched';

/** A cut that is known and cannot be built yet. */
interface UnbuiltCut<Id extends string> extends KnownCut, Partial<Readonly<Record<OnlyBuilt, never>>> {
  /** Left out where nothing is near. */
  readonly nearest?: NearestCut<Id>;
}

/** One row of the table of cuts. */
export type Cut<Id extends string = string> = BuiltCut | UnbuiltCut<Id>;

/** Outside size of a stone as ordered. */
export interface StoneSize {
  readonly lengthMm: number;
  readonly widthMm: number;
}
