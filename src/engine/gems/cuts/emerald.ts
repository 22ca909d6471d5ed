import { stepCuts } from '#spec/tables/cuts/step.ts';
import { emeraldCornerMm, emeraldOutline, octagon } from '#layout/cuts/emerald.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { girdlePlanes } from '../girdle/girdle-planes.ts';
import { type StepTier, stepFacets } from '../step/step-tiers.ts';

/** Three rows about the crown angle of 34°, each a little wider and flatter than the one below it. */
const CROWN: readonly StepTier[] = [
  { inShare: 0.28, angleDeg: 43 },
  { inShare: 0.33, angleDeg: 36 },
  { inShare: 0.39, angleDeg: 29 },
];

/** Three rows about 45°; the one at the keel stays above 39.4°, the critical angle of emerald. */
const PAVILION: readonly StepTier[] = [
  { inShare: 0.22, angleDeg: 50 },
  { inShare: 0.33, angleDeg: 45 },
  { inShare: 0.45, angleDeg: 41 },
];

/** Length of a table corner over that of the girdle corner below it. */
const TABLE_CORNER = 0.75;

/** How much longer the keel is than with equal ends and sides, over the half width: steeper ends, no window. */
const KEEL_OVERRUN = 0.12;

/** The emerald cut: an octagon in three steps up and three steps down to a keel. */
export const emerald: CutBuilder = ({ lengthMm, widthMm }) => {
  const { proportions, depthPct } = stepCuts.emerald;
  const [a, b] = [widthMm / 2, lengthMm / 2];
  const cornerMm = emeraldCornerMm(widthMm);
  const girdleHalfMm = (widthMm * proportions.girdlePct) / 200;
  const tableMm = girdleHalfMm + (widthMm * proportions.crownHeightPct) / 100;
  const culetMm = (widthMm * depthPct) / 100 - tableMm;
  const tableInMm = a * (1 - proportions.tablePct / 100);
  const keelMm = b - a + KEEL_OVERRUN * a;
  const crown = stepFacets({
    tiers: CROWN,
    octagon: (inShare) =>
      octagon(a - tableInMm * inShare, b - tableInMm * inShare, cornerMm * (1 - (1 - TABLE_CORNER) * inShare)),
    fromZ: girdleHalfMm,
    toZ: tableMm,
  });
  const pavilion = stepFacets({
    tiers: PAVILION,
    octagon: (inShare) => octagon(a * (1 - inShare), b + (keelMm - b) * inShare, cornerMm * (1 - inShare)),
    fromZ: -girdleHalfMm,
    toZ: -culetMm,
  });
  const girdle = octagon(a, b, cornerMm);
  return {
    outline: emeraldOutline({ lengthMm, widthMm }),
    cells: [{ planes: [[0, 0, 1, tableMm], ...crown, ...pavilion, ...girdlePlanes(girdle, true)], innerPlanes: [] }],
    heights: { tableMm, girdleHalfMm, culetMm },
  };
};
