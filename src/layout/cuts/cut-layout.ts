import type { PartOf } from '#spec/part-registry.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import type { Point2 } from '../outline/point.ts';
import type { OutlinedStone, ProngStation } from '../prongs/prong-station.ts';

/** What follows from the outline of a cut: where stones of it are held and what stands around them. */
export interface CutLayout {
  /** The girdle from above, counter-clockwise from +x, length along y: what a stone has before it is ground. */
  readonly outline: (size: StoneSize) => readonly Point2[];
  /** Where a setter would place so many prongs. */
  readonly prongs: (stone: OutlinedStone, count: number) => readonly ProngStation[];
  /** Whether the stone runs out in a tip on its axis: V-prongs hold it, and a halo has a stone before it. */
  readonly tipped: boolean;
  /** Outlines of a halo besides its own that go around it without becoming a washer. */
  readonly haloOutlines: readonly PartOf<'halo'>['outline'][];
  /**
   * Where two neighbours of a row leave room for what holds them, over their length: beside the widest place of rounds,
   * at the corners of straight stones, towards the middle of pointed ones, which only come close there.
   */
  readonly besideRowRatio: number;
  /** Whether neighbours of a row lie close along their whole length, so that the metal between them must be thicker. */
  readonly straightSides: boolean;
  /** Whether claws stand at sharp corners, which face the side of a neighbour. */
  readonly sharpCorners: boolean;
  /** Whether petals close around it; around tips and corners they leave gaps. */
  readonly takesPetals: boolean;
  /**
   * How steeply the pavilion falls away in the first millimetre inside the girdle, where it is steepest: depth over width.
   * What stands under the stone keeps clear of it.
   */
  readonly pavilionSlope: number;
  /**
   * The count of claws that puts one at twelve o'clock, and the one that puts one at six: a loop is soldered to it. Where
   * there is none, a loop needs a collar.
   */
  readonly clawsOnAxis: { readonly top?: number; readonly bottom?: number };
  /**
   * Left out where rounds stand at its sides; else stones of its own cut: a piece with more than two cuts looks like a
   * sample card.
   */
  readonly besideItsOwn?: true;
  /** Whether bars at its two straight ends hold it as well as claws do. */
  readonly barred?: true;
  /**
   * Left out where it stands beside a centre with its length along the band; else its end lies against the centre, its
   * tip or narrow end points away, and it is so wide over the length of the centre along the band.
   */
  readonly besideCentre?: { readonly widthToCentre: number };
  /** Least height over a band of a cut with a keel instead of a point: lower, the keel cuts the band from edge to edge. */
  readonly keelBaseMm?: number;
}
