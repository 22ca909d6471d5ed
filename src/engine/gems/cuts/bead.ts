import type { CutBuilder } from '../cut-plan.ts';
import { evenOutline } from '../dome/cabochon-cut.ts';

/** The sphere of a pearl: its girdle is its widest circle, and no plane bounds it. */
export const beadCut: CutBuilder = (size) => {
  const radiusMm = size.widthMm / 2;
  return {
    outline: evenOutline(size),
    cells: [{ planes: [], innerPlanes: [] }],
    heights: { tableMm: radiusMm, girdleHalfMm: 0, culetMm: radiusMm },
    dome: { middleZMm: 0, semiAxesMm: [radiusMm, radiusMm, radiusMm] },
  };
};
