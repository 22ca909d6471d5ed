import { cornerProngs } from '../prongs/corner-prongs.ts';
import type { CutLayout } from './cut-layout.ts';
import { princessOutline } from './princess.ts';

/** A rectangle with sharp corners. */
export const tabletLayout: CutLayout = {
  outline: princessOutline,
  prongs: (stone, count) => cornerProngs(stone, count, true),
  tipped: false,
  haloOutlines: [],
  besideRowRatio: 0.48,
  straightSides: true,
  sharpCorners: true,
  takesPetals: false,
  pavilionSlope: 1,
  clawsOnAxis: {},
};
