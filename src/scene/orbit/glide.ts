/** Of what is left of a turn, the share that a frame of sixty a second takes: the lens glides for a moment after the hand. */
const SHARE_OF_FRAME = 0.12;
const FRAME_MS = 1000 / 60;
/** Where frames take longer, a glide is no glide, but seconds of coarse pictures: the lens stops with the hand. */
const LONGEST_FRAME_MS = 80;

/**
 * Which share of what is left of a turn a frame takes, 0…1. It is of time, not of frames: on a slow card the glide does
 * not last longer.
 * @param sinceMs since the frame before
 */
export function glideShare(sinceMs: number): number {
  if (sinceMs > LONGEST_FRAME_MS) return 1;
  return 1 - (1 - SHARE_OF_FRAME) ** (sinceMs / FRAME_MS);
}
