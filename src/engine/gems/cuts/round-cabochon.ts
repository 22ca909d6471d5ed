import { domedCuts } from '#spec/tables/cuts/domed.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { cabochonCut } from '../dome/cabochon-cut.ts';

/** The round cabochon. */
export const roundCabochon: CutBuilder = (size) => cabochonCut(domedCuts.round_cabochon, size);
