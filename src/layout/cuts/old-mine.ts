import { oldCuts } from '#spec/tables/cuts/old-brilliants.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import { drawnGirdle } from '../girdle/drawn-girdle.ts';
import type { GirdleCurve } from '../girdle/girdle-curve.ts';
import { cushionLayout, pillowGirdle } from './cushion.ts';
import type { CutLayout } from './cut-layout.ts';

/** Sides of an old stone bow more than those of a modern cushion. */
const SIDE_BOW = 0.025;

/** Four bowed sides with round corners, softer than a cushion's. */
export function oldMineGirdle(size: StoneSize): GirdleCurve {
  return pillowGirdle(size, { cornerPct: oldCuts.old_mine.outline.cornerRadiusPct, sideBow: SIDE_BOW });
}

export const oldMineLayout: CutLayout = { ...cushionLayout, outline: (size) => drawnGirdle(oldMineGirdle(size)) };
