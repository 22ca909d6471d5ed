import type { BuiltCutId } from '#spec/tables/cuts.ts';
import { baguetteLayout, taperedBaguetteLayout } from './baguette.ts';
import type { CutLayout } from './cut-layout.ts';
import { cushionLayout } from './cushion.ts';
import { emeraldLayout } from './emerald.ts';
import { halfMoonLayout } from './half-moon.ts';
import { heartLayout } from './heart.ts';
import { kiteLayout } from './kite.ts';
import { marquiseLayout } from './marquise.ts';
import { oldMineLayout } from './old-mine.ts';
import { ovalLayout } from './oval.ts';
import { pearLayout } from './pear.ts';
import { princessLayout } from './princess.ts';
import { roundLayout } from './round.ts';
import { trapezoidLayout } from './trapezoid.ts';

/** Every cut that the engine builds, as it is laid out: a new outline is a new file and a line here; domes have the outlines of facets. */
export const cutLayouts: Readonly<Record<BuiltCutId, CutLayout>> = {
  round: roundLayout,
  oval: ovalLayout,
  cushion: cushionLayout,
  pear: pearLayout,
  marquise: marquiseLayout,
  emerald: emeraldLayout,
  princess: princessLayout,
  heart: heartLayout,
  baguette: baguetteLayout,
  tapered_baguette: taperedBaguetteLayout,
  trapezoid: trapezoidLayout,
  half_moon: halfMoonLayout,
  kite: kiteLayout,
  old_european: roundLayout,
  old_mine: oldMineLayout,
  cabochon: ovalLayout,
  round_cabochon: roundLayout,
  bead: roundLayout,
};
