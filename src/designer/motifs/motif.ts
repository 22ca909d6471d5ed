import type { DrawnMotif } from '#spec/parts/motif.ts';
import type { CutId } from '#spec/tables/cuts.ts';
import type { PlateOutline } from './outlines/registry.ts';

/** A figure that is drawn in metal or engraved. */
export interface Motif {
  /** The words that it is called by, in any language that is understood, between commas. */
  readonly words: string;
  /** The outline that stands for it on a plate; a motif without one and without a drawing is engraved by hand. */
  readonly outline?: PlateOutline;
  /** The drawing of it in metal, with which pendants and earrings show it rather than by an outline. */
  readonly figure?: DrawnMotif;
  /** The drawing of it that stands on rings and bangles, where pendants and earrings show its outline. */
  readonly applied?: DrawnMotif;
  /** The cut that it means when it is said of a stone. */
  readonly cut?: CutId;
  /** Whether it is a plant: pieces with it belong to the family of nature. */
  readonly grows?: true;
  /** The style of pieces with it, where it is no plant. */
  readonly family?: 'architectural';
  /** Whether it climbs the shoulders of a ring. */
  readonly climbs?: true;
  /** Whether any piece shows it, as geometry is in every facet; engraved it is a pattern. */
  readonly shownAnywhere?: true;
  /** Whether it is a proper name, which has no article. */
  readonly isPerson?: true;
}
