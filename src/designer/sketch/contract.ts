import type { Point2 } from '#layout/outline/point.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';

/** A decoded picture: red, green, blue and opacity of each pixel, row after row, the right way up. */
export interface Bitmap {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

/** One line of a pen, in pixels of its sheet, y down. */
export interface PenStroke {
  readonly points: readonly Point2[];
  /** How broad the pen drew, in pixels. */
  readonly widthPx: number;
}

/** A stone that was drawn with the tool for stones, in pixels of its sheet. */
export interface SketchedGem {
  readonly cut: BuiltCutId;
  readonly middle: Point2;
  readonly lengthPx: number;
  readonly widthPx: number;
  /** How far its length is turned to the left from upright. */
  readonly turnDeg: number;
}

/** What was drawn on the sheet of the studio. */
export interface Drawing {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly strokes: readonly PenStroke[];
  readonly stones: readonly SketchedGem[];
}

/** A picture of a sketch, or a drawing stroke by stroke. */
export type SketchSource =
  | { readonly from: 'picture'; readonly picture: Bitmap }
  | { readonly from: 'drawing'; readonly drawing: Drawing };

/** What a sketch shows: one body, the two of a pair, or a hoop around a finger, which cannot be built from its outline. */
export type SketchShows = 'body' | 'pair' | 'hoop';

/** In which mirrors and turns a drawing is itself. */
export type SketchSymmetry = 'vertical' | 'horizontal' | 'radial';

/** What was read in a sketch. Places and lengths are shares of the width of the picture, from its upper left corner. */
export interface SketchReading {
  /** Height of the picture over its width. */
  readonly aspect: number;
  readonly shows: SketchShows;
  /** Closed; of a pair, the one on the right. */
  readonly outline: readonly Point2[];
  readonly stones: readonly ReadStone[];
  /** Regions that lines enclose inside the outline and that are no stone: metal, until somebody opens them. */
  readonly regions: readonly (readonly Point2[])[];
  readonly symmetry: readonly SketchSymmetry[];
  /** How far the drawing has to be turned to the left to stand upright. */
  readonly leanDeg: number;
  readonly hasBail: boolean;
  readonly hasChain: boolean;
  /** Bodies that do not touch each other. */
  readonly componentCount: number;
  /** What was not taken over, for the client, a sentence each. */
  readonly remarks: readonly string[];
}

export interface ReadStone {
  readonly cut: BuiltCutId;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly turnDeg: number;
}
