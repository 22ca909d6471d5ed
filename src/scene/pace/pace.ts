/**
 * How finely a frame can be drawn on this machine, learnt from how long frames took, be it a workstation's card or
 * software rendering on a processor.
 */
export interface Pace {
  /** Share of the full resolution (each way) for a frame while the piece moves, 0…1. */
  movingScale(pixels: number): number;
  /** Whether there is time for smooth edges on top: they cost a slow card four times the frame. */
  hasTimeToSpare(pixels: number): boolean;
  /** Share of the full resolution (each way) at which a still frame is smooth within seconds, 0…1. */
  stillScale(pixels: number): number;
  /** Rows of a still frame that can be drawn in one go without the page noticing. */
  stillRows(widthPx: number, heightPx: number): number;
  /** Records how long a frame of a number of pixels took. */
  tookMoving(pixels: number, ms: number): void;
  tookStill(pixels: number, ms: number): void;
}

/** A turning piece should follow the hand at 30 frames a second or more. */
const MOVING_MS = 28;
/** A still frame may hold the card for this long at a time. */
const STILL_MS = 40;
const LEAST_SCALE = 0.22;
/** A frame that takes less than this share of its time leaves room for smooth edges. */
const SPARE = 0.5;
/** All metal is drawn again for every band of rows; more bands than this cost more than they save. */
const MOST_BANDS = 16;
/** One sample of a still frame should be whole within this time. */
const SAMPLE_MS = 1200;
const LEAST_STILL_SCALE = 0.5;
/** Weight of the newest measurement: frames differ, but a slow card is noticed within three. */
const NEWEST = 0.5;

/**
 * Before anything was measured a slow card is assumed: a frame too coarse for a moment is better than one that hangs.
 */
const FIRST_MOVING_MS_PER_PIXEL = 4e-4;
const FIRST_STILL_MS_PER_PIXEL = 2e-3;

export function createPace(): Pace {
  let moving = FIRST_MOVING_MS_PER_PIXEL;
  let still = FIRST_STILL_MS_PER_PIXEL;
  const learnt = (before: number, pixels: number, ms: number) =>
    before * (1 - NEWEST) + (ms / Math.max(1, pixels)) * NEWEST;

  return {
    movingScale: (pixels) => Math.min(1, Math.max(LEAST_SCALE, Math.sqrt(MOVING_MS / (moving * pixels)))),
    hasTimeToSpare: (pixels) => moving * pixels < MOVING_MS * SPARE,
    stillRows: (widthPx, heightPx) =>
      Math.min(heightPx, Math.max(Math.ceil(heightPx / MOST_BANDS), Math.floor(STILL_MS / (still * widthPx)))),
    stillScale: (pixels) => Math.min(1, Math.max(LEAST_STILL_SCALE, Math.sqrt(SAMPLE_MS / (still * pixels)))),
    tookMoving(pixels, ms) {
      moving = learnt(moving, pixels, ms);
    },
    tookStill(pixels, ms) {
      still = learnt(still, pixels, ms);
    },
  };
}
