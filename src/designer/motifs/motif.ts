import type { CutId } from '#spec/tables/cuts.ts';
import type { PlateOutline } from './outlines/registry.ts';

/** What is drawn in metal. */
export interface Motif {
  /** The words that it is called by, in any language that is understood, between commas. */
  readonly words: string;
  /** The outline that stands for it on a plate; one without is engraved by hand. */
  readonly outline?: PlateOutline;
  /** Stones are cut in its shape, too: said of a stone it is that cut. */
  readonly cut?: CutId;
  /** It grows: pieces with it belong to the family of nature. */
  readonly grows?: true;
  /** It climbs the shoulders of a ring. */
  readonly climbs?: true;
  /** Any piece shows it: geometry is in every facet. Engraved, it is a pattern. */
  readonly shownAnywhere?: true;
  /** It is somebody's name, and spoken of without an article. */
  readonly isPerson?: true;
}
