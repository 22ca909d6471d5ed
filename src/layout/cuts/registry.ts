import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { CutLayout } from './cut-layout.ts';
import { cushionLayout } from './cushion.ts';
import { emeraldLayout } from './emerald.ts';
import { heartLayout } from './heart.ts';
import { marquiseLayout } from './marquise.ts';
import { ovalLayout } from './oval.ts';
import { pearLayout } from './pear.ts';
import { princessLayout } from './princess.ts';
import { roundLayout } from './round.ts';

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
  cabochon: ovalLayout,
  round_cabochon: roundLayout,
  bead: roundLayout,
};
