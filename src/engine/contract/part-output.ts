import type { Part, PartKind, PartOf } from '#spec/part-registry.ts';
import type { Size } from '#spec/sizes/size.ts';
import type { BoughtPartKind } from '#spec/parts/bought-parts.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { PieceKind } from '#spec/design-spec.ts';
import type { Anchor } from './anchor.ts';
import type { Finding } from './finding.ts';
import type { CoordinateFrame } from './frame.ts';
import type { BuiltGem } from './gem.ts';
import type { Quality } from './quality.ts';
import type { SolidRecipe } from './solid.ts';

/** One stone of the spec, placed: its own frame (girdle at z = 0, table up) in the piece. */
export interface StonePlacement {
  /** Id in `spec.stones`. */
  readonly stone: string;
  /** How it is set, which is also what the setter charges by. */
  readonly setting: SettingWork;
  readonly at: CoordinateFrame;
  /** The part has taken the stone out of its own metal, and no other metal comes near (a tennis line). */
  readonly seated?: true;
}

/** A part that the workshop buys: drawn and listed, left out of castable files unless the piece is that part. */
export interface BoughtPart {
  readonly kind: BoughtPartKind;
  readonly name: string;
  readonly count: number;
  readonly solid: SolidRecipe;
}

/** What building one part gives. */
export interface PartOutput {
  /** Metal that seats are cut into. */
  readonly add: readonly SolidRecipe[];
  /** Metal raised after the seats are cut: prongs, beads, lips. Only the stones themselves are taken out of it. */
  readonly claws: readonly SolidRecipe[];
  /** The prongs and beads among this metal, for which the rules for walls do not hold. */
  readonly prongs: readonly SolidRecipe[];
  /** Seats, drills and windows, taken out of the `add` metal of every part. */
  readonly cut: readonly SolidRecipe[];
  readonly stones: readonly StonePlacement[];
  readonly bought: readonly BoughtPart[];
  readonly anchors: readonly Anchor[];
  readonly checks: readonly Finding[];
  /**
   * How many separate bodies this part adds to the cast metal: 1 for a shank, 0 for what grows into its host, n for
   * links.
   */
  readonly bodies: number;
  /** Parts that this one carries, and where they go (a link moves its drop). */
  readonly carries: readonly { readonly part: string; readonly at: CoordinateFrame }[];
}

/** What a part can see of the design while it is built. */
export interface Surroundings {
  readonly piece: PieceKind;
  /** Id of the part being built. */
  readonly id: string;
  readonly size: Size | undefined;
  readonly quality: Quality;
  /** The built stone by its id. */
  gem(stone: string): BuiltGem;
  /** The first anchor of that kind on a part that was built before; undefined when the part has none. */
  anchor<K extends Anchor['kind']>(part: string, kind: K): Extract<Anchor, { kind: K }> | undefined;
  /** The part's own parameters, for a part that follows its host (milgrain on a shank). */
  part(id: string): Part | undefined;
}

/** A pure function from parameters to metal, stones and anchors. */
export type PartBuilder<K extends PartKind> = (part: PartOf<K>, surroundings: Surroundings) => PartOutput;
