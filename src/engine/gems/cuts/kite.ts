import { sideCuts } from '#spec/tables/cuts/side-stones.ts';
import { kiteCorners } from '#layout/cuts/kite.ts';
import type { Point2 } from '../../contract/frame.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { edgesOf, insetTo } from '../step/inset-edges.ts';
import { straightStep, threeRows, twoRows } from '../step/straight-step.ts';

/** The kite: 9 crown, 4 girdle and 12 pavilion facets; the culet lies where it is widest. */
export const kite: CutBuilder = (size) => {
  const corners = kiteCorners(size);
  const culet: Point2 = [0, (corners[0] as Point2)[1]];
  return straightStep({
    cut: sideCuts.kite,
    widthMm: size.widthMm,
    outline: corners,
    edges: edgesOf(corners, (_, from, to) => insetTo(from, to, culet)),
    crown: twoRows,
    pavilion: threeRows,
  });
};
