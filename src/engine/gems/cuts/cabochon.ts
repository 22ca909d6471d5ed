import { domedCuts } from '#spec/tables/cuts/domed.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { cabochonCut } from '../dome/cabochon-cut.ts';

/** The oval cabochon. */
export const cabochon: CutBuilder = (size) => cabochonCut(domedCuts.cabochon, size);
