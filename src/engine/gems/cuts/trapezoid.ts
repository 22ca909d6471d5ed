import { sideCuts } from '#spec/tables/cuts/side-stones.ts';
import { trapezoidCorners } from '#layout/cuts/trapezoid.ts';
import type { Point2 } from '../../contract/frame.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { edgesOf, insetTo } from '../step/inset-edges.ts';
import { straightStep, threeRows, twoRows } from '../step/straight-step.ts';

/** Way of the parallel sides to the keel over half the length. */
const ENDS = 0.72;

/** The trapezoid: 9 crown, 4 girdle and 12 pavilion facets. */
export const trapezoid: CutBuilder = (size) => {
  const endMm = (ENDS * size.lengthMm) / 2;
  const keel: Point2 = [0, endMm - size.lengthMm / 2];
  const corners = trapezoidCorners(size);
  return straightStep({
    cut: sideCuts.trapezoid,
    widthMm: size.widthMm,
    outline: corners,
    edges: edgesOf(corners, (_, from, to) => (from[1] === to[1] ? endMm : insetTo(from, to, keel))),
    crown: twoRows,
    pavilion: threeRows,
  });
};
