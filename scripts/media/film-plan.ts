import type { PublicPieceName } from './pieces.ts';

/** The film: three pieces on dark ground, each rocking gently round its own axis, one fading into the next. */
export const filmPlan = {
  pieces: ['showpiece', 'drops', 'solitaire'] satisfies readonly PublicPieceName[],
  framesPerSecond: 24,
  widthPx: 1280,
  heightPx: 720,
  /** A piece has this many frames to itself and to both fades; it rocks once, so half of them are the others mirrored. */
  framesAPiece: 96,
  fadeFrames: 16,
  /** To either side; more would show the back, less would not sparkle. */
  rockDeg: 20,
  seed: 21,
} as const;

/** Frames until the next piece is alone: each fade belongs to two. */
export const framesToNext = filmPlan.framesAPiece - filmPlan.fadeFrames;

/** Frames that have to be taken of one piece: the way back is the way there. */
export const takenFrames = filmPlan.framesAPiece / 2 + 1;

/** How far a piece is turned in one of its frames: slowly at both ends, where it is faded. */
export function rockAngleDeg(frame: number): number {
  return -filmPlan.rockDeg * Math.cos((2 * Math.PI * frame) / filmPlan.framesAPiece);
}

/** Which of the taken frames a frame of a piece is. */
export function takenFrame(frame: number): number {
  return frame < takenFrames ? frame : filmPlan.framesAPiece - frame;
}
