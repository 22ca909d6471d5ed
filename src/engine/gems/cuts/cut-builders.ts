import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { baguette, taperedBaguette } from './baguette.ts';
import { beadCut } from './bead.ts';
import { cabochon } from './cabochon.ts';
import { cushion } from './cushion.ts';
import { emerald } from './emerald.ts';
import { halfMoon } from './half-moon.ts';
import { heart } from './heart.ts';
import { kite } from './kite.ts';
import { marquise } from './marquise.ts';
import { oldEuropean } from './old-european.ts';
import { oldMine } from './old-mine.ts';
import { oval } from './oval.ts';
import { pear } from './pear.ts';
import { princess } from './princess.ts';
import { roundCabochon } from './round-cabochon.ts';
import { round } from './round.ts';
import { trapezoid } from './trapezoid.ts';

/** Every cut that the engine builds: a new one is a new file and a line here. */
export const cutBuilders: Readonly<Record<BuiltCutId, CutBuilder>> = {
  round,
  oval,
  cushion,
  pear,
  marquise,
  emerald,
  princess,
  heart,
  baguette,
  tapered_baguette: taperedBaguette,
  trapezoid,
  half_moon: halfMoon,
  kite,
  old_european: oldEuropean,
  old_mine: oldMine,
  cabochon,
  round_cabochon: roundCabochon,
  bead: beadCut,
};
