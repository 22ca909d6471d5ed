import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { beadCut } from './bead.ts';
import { cabochon } from './cabochon.ts';
import { cushion } from './cushion.ts';
import { emerald } from './emerald.ts';
import { heart } from './heart.ts';
import { marquise } from './marquise.ts';
import { oval } from './oval.ts';
import { pear } from './pear.ts';
import { princess } from './princess.ts';
import { roundCabochon } from './round-cabochon.ts';
import { round } from './round.ts';

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
  cabochon,
  round_cabochon: roundCabochon,
  bead: beadCut,
};
