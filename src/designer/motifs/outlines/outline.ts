/** A point of a drawn outline: x across, y upwards; 1 is half the width of what is drawn. */
export type OutlinePoint = readonly [x: number, y: number];

/** What a frame of an outline has room for: no window, a window, or a window and a collar at its lower end. */
export type FrameRoom = 'no-window' | 'window' | 'collar';

/** The outline of a plate, with what follows from it for a pendant or an earring. */
export interface Outline {
  /** Height over width, without a bail. */
  readonly heightRatio: number;
  /** Width in mm when none was said: everyday pendants have 8 to 14. */
  readonly usualWidthMm: number;
  /** How far the middle of the upper edge lies below the highest place, over the height: hearts hang in their cleft. */
  readonly cleftShare: number;
  /** Where a stone sits on closed metal, above the middle and over the height; undefined where the middle is no metal. */
  readonly stoneAtShare: number | undefined;
  /** Whether it may be repeated smaller above itself; a sign of faith is worn once. */
  readonly repeats: boolean;
  readonly frame: FrameRoom;
}

/** What most outlines share. */
export const plainOutline = {
  usualWidthMm: 13,
  cleftShare: 0,
  stoneAtShare: 0,
  repeats: true,
  frame: 'window',
} as const;

/** An outline for which the plate has no shape of its own: it is drawn point by point, counter-clockwise. */
export interface DrawnOutline extends Outline {
  readonly draw: () => readonly OutlinePoint[];
}
