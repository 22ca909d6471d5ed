import { stepCuts } from '#spec/tables/cuts/step.ts';
import { princessCorners, princessOutline } from '#layout/cuts/princess.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { girdlePlanes } from '../girdle/girdle-planes.ts';
import { stepFacets } from '../step/step-tiers.ts';

/** One step all round is the fewest that close a stone. */
const ONE_STEP = [{ inShare: 1, angleDeg: 40 }];

/** A rectangle with one step up to its table and one down to its keel. */
export const tablet: CutBuilder = ({ lengthMm, widthMm }) => {
  const { proportions, depthPct } = stepCuts.tablet;
  const girdleHalfMm = (widthMm * proportions.girdlePct) / 200;
  const tableMm = girdleHalfMm + (widthMm * proportions.crownHeightPct) / 100;
  const culetMm = (widthMm * depthPct) / 100 - tableMm;
  const stepOf = (endsAt: number, fromZ: number, toZ: number) =>
    stepFacets({
      tiers: ONE_STEP,
      octagon: (inShare) => {
        const inMm = widthMm * (1 - endsAt) * inShare;
        return princessCorners({ lengthMm: lengthMm - inMm, widthMm: widthMm - inMm });
      },
      fromZ,
      toZ,
    });
  const crown = stepOf(proportions.tablePct / 100, girdleHalfMm, tableMm);
  const pavilion = stepOf(0, -girdleHalfMm, -culetMm);
  const girdle = girdlePlanes(princessCorners({ lengthMm, widthMm }), true);
  return {
    outline: princessOutline({ lengthMm, widthMm }),
    cells: [{ planes: [[0, 0, 1, tableMm], ...crown, ...pavilion, ...girdle], innerPlanes: [] }],
    heights: { tableMm, girdleHalfMm, culetMm },
  };
};
