import type { PublicPieceName } from './pieces.ts';

/** The film: three pieces on dark ground, each rocking gently round its own axis, one fading into the next. */
export const filmPlan = {
  pieces: ['showpiece', 'drops', 'solitaire'] satisfies readonly PublicPieceName[],
  framesPerSecond: 24,
  widthPx: 1280,
  heightPx: 720,
  /** Frames of one piece, including both fades. It rocks forth and back once, so the second half mirrors the first. */
  framesAPiece: 96,
  fadeFrames: 16,
  /** To either side. More would show the back, less would not sparkle. */
  rockDeg: 20,
  seed: 21,
} as const;

/** Frames from one piece to the next: each fade belongs to two pieces. */
export const framesToNext = filmPlan.framesAPiece - filmPlan.fadeFrames;

/** Frames to take of one piece: rocking back reuses those of rocking forth. */
export const takenFrames = filmPlan.framesAPiece / 2 + 1;

/** The angle of a piece in one of its frames; it turns slowly at both ends, where it fades. */
export function rockAngleDeg(frame: number): number {
  return -filmPlan.rockDeg * Math.cos((2 * Math.PI * frame) / filmPlan.framesAPiece);
}

/** The taken frame that a frame of a piece shows. */
export function takenFrame(frame: number): number {
  return frame < takenFrames ? frame : filmPlan.framesAPiece - frame;
}
