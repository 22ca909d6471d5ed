import { pointedCuts } from '#spec/tables/cuts/pointed-brilliants.ts';
import { princessCorners, princessOutline } from '#layout/cuts/princess.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { girdlePlanes } from '../girdle/girdle-planes.ts';
import { princessCrown } from '../princess/princess-crown.ts';
import { princessPavilion } from '../princess/princess-pavilion.ts';

/** The princess: square with sharp corners, 21 crown and 32 pavilion facets, with the four of the girdle 57. */
export const princess: CutBuilder = ({ lengthMm, widthMm }) => {
  const { proportions, depthPct } = pointedCuts.princess;
  const size = { halfWidthMm: widthMm / 2, halfLengthMm: lengthMm / 2 };
  const girdleHalfMm = (widthMm * proportions.girdlePct) / 200;
  const tableMm = girdleHalfMm + (widthMm * proportions.crownHeightPct) / 100;
  const heights = { tableMm, girdleHalfMm, culetMm: (widthMm * depthPct) / 100 - tableMm };
  return {
    outline: princessOutline({ lengthMm, widthMm }),
    cells: [
      {
        planes: [
          [0, 0, 1, tableMm],
          ...princessCrown(size, heights, proportions.tablePct / 100),
          ...princessPavilion(size, heights),
          ...girdlePlanes(princessCorners({ lengthMm, widthMm }), true),
        ],
        innerPlanes: [],
      },
    ],
    heights,
  };
};
