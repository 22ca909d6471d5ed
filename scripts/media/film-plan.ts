import type { PictureModel } from '#picture/contract.ts';
import type { PublicPieceName } from './pieces.ts';
import { leantBack } from './turned-model.ts';

/** The film: two pieces on dark ground, one fading into the next. The lens comes closer to a large stone; others rock gently. */
export const filmPlan = {
  pieces: ['yellow-sapphire', 'pearls'] satisfies readonly PublicPieceName[],
  framesPerSecond: 24,
  widthPx: 2560,
  heightPx: 1440,
  /** Frames of rocking forth and back once; the second half mirrors the first. */
  framesARock: 60,
  /** How often a piece rocks, including both fades. */
  rocks: 2,
  fadeFrames: 16,
  /** To either side. More would show the back, less would not sparkle. */
  rockDeg: 13,
  seed: 21,
} as const;

/** How a piece is held towards the lens, where it does not stand or hang by itself: a large stone is seen from above. */
export const filmPoses: Readonly<Partial<Record<PublicPieceName, (model: PictureModel) => PictureModel>>> = {
  'yellow-sapphire': leantBack,
};

/** Pieces that stand still while the lens comes closer: one photograph of them, finished, is enough. */
export const stillPieces: readonly PublicPieceName[] = ['yellow-sapphire'];

/** Frames of one piece, including both fades. */
export const framesAPiece = filmPlan.framesARock * filmPlan.rocks;

/** Frames from one piece to the next: each fade belongs to two pieces. */
export const framesToNext = framesAPiece - filmPlan.fadeFrames;

/** The frame of the first piece that the stills show: it stands alone in it, turned towards the lens. */
export const stillFrame = Math.round(filmPlan.framesARock * 0.44);

/** Frames to take of one piece: rocking back reuses those of rocking forth. */
export const takenFrames = filmPlan.framesARock / 2 + 1;

/** How many times larger than in the still a piece that stands still is, once the lens is closest. */
const CLOSEST = 1.06;

/** How many times larger than in the still it is in one of its frames: the lens sets out slowly, from where the still is. */
export function closeness(frame: number): number {
  const way = Math.max(0, frame - stillFrame) / (framesAPiece - stillFrame);
  return 1 + (CLOSEST - 1) * way ** 1.6;
}

/** The angle of a piece in one of its frames; it turns slowly at both ends, where it fades. */
export function rockAngleDeg(frame: number): number {
  return -filmPlan.rockDeg * Math.cos((2 * Math.PI * frame) / filmPlan.framesARock);
}

/** The taken frame that a frame of a piece shows. */
export function takenFrame(frame: number): number {
  const inRock = frame % filmPlan.framesARock;
  return inRock < takenFrames ? inRock : filmPlan.framesARock - inRock;
}
