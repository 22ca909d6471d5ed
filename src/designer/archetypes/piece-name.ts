import type { Measure } from '../brief/words/sense.ts';
import type { FixedLook } from '../wish/fixed-look.ts';
import type { DrawnFeature } from '../wish/wanted-features.ts';

/** How the stones and lengths of a brief are read in which a piece is called by a name. */
export interface NameReading {
  /** Its stones are all alike, so that none is a centre; `unless-one-leads` where one can also be carried by it. */
  readonly stonesAlike?: 'always' | 'unless-one-leads';
  /** It says no more than that there is a hoop: any other name says more, and small stones named before it are its own. */
  readonly hoopOnly?: true;
  /** Each of its two stones is a centre. */
  readonly twoCentres?: true;
  /** Two stones that are said of its sides are both of them, not two on each side. */
  readonly sidesAreTwo?: true;
  /** Its stones stand in a line, which the trade weighs together. */
  readonly weighedTogether?: true;
  /** It has an outline of its own: the shape that is said is not a stone's. */
  readonly ownOutline?: true;
  /** It has a face: two sides that are said without a stone are the face's. */
  readonly hasFace?: true;
  /** What a length means that is said of it, when its type alone would mean another. */
  readonly length?: Measure | 'stone';
  /** What has to be talked about before it is made, by the code of the warning. */
  readonly warning?: string;
}

/** What may be written in an order for a piece, and all that the name itself says. */
export interface PieceName {
  /** Types of an ordered item: ring, earrings, necklace… */
  readonly types: readonly string[];
  /** Which ring, earring… it is; left out, the type by itself, or with a subtype that says nothing of the build. */
  readonly subtype?: string;
  /** Stones and motifs may still make another piece of it. */
  readonly open?: true;
  /** Said aloud when the piece is only near to what was asked for. */
  readonly remark?: string;
  /** It names the piece even where it is only said as a feature: "platinum solitaire". */
  readonly byItself?: true;
  /** One stone alone: nothing is set around it. */
  readonly alone?: true;
  /** Made in the Indian tradition: in yellow gold, of a high karat where the piece allows it. */
  readonly heritage?: true;
  /** The name counts the stones. */
  readonly count?: number;
  /** Features that the name asks for. */
  readonly features?: readonly DrawnFeature[];
  /** The profile that the name means. */
  readonly profile?: NonNullable<FixedLook['profile']>;
  readonly reading?: NameReading;
}
