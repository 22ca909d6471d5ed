import type { GemId } from '#spec/tables/gems.ts';
import type { BoughtPartKind } from '#spec/parts/bought-parts.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { Body } from './kernel.ts';
import type { Finding } from './finding.ts';
import type { CoordinateFrame } from './frame.ts';
import type { BuiltGem } from './gem.ts';
import type { QualityName } from './quality.ts';
import type { SolidRecipe, TriangleMesh } from './solid.ts';

/** All stones of one kind in a piece, sharing one geometry. */
export interface StoneGroup {
  /** Id in `spec.stones`. */
  readonly stone: string;
  readonly gemId: GemId;
  readonly colour: string;
  readonly gem: BuiltGem;
  readonly at: readonly CoordinateFrame[];
  readonly settings: readonly SettingWork[];
}

/** A bought part, drawn in pictures and listed on the sheet. */
export interface BoughtBody {
  readonly kind: BoughtPartKind;
  readonly name: string;
  readonly count: number;
  readonly body: Body;
}

/** A design turned into solids at one quality. */
export interface BuiltPiece {
  readonly quality: QualityName;
  /** The cast metal: both earrings of a pair; the chain itself where the piece is a chain. */
  readonly cast: Body;
  /** The meshes that the cast metal was joined and cut from. */
  readonly drawn: readonly TriangleMesh[];
  /** Prongs and beads in their places, before anything is cut out of them. */
  readonly prongs: readonly SolidRecipe[];
  readonly bought: readonly BoughtBody[];
  readonly stones: readonly StoneGroup[];
  /**
   * Positive shells (bodies, not voids) that the piece should have: 1 for a ring, 2 for a pair of studs, n for a chain.
   */
  readonly expectedShells: number;
  /** Empty at `drag` quality, which is never checked. */
  readonly findings: readonly Finding[];
}
