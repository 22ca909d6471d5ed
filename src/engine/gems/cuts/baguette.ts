import { sideCuts } from '#spec/tables/cuts/side-stones.ts';
import { baguetteCorners, taperedBaguetteCorners } from '#layout/cuts/baguette.ts';
import type { Point2 } from '../../contract/frame.ts';
import type { CutBuilder } from '../cut-plan.ts';
import { edgesOf, insetTo } from '../step/inset-edges.ts';
import { oneRow, straightStep } from '../step/straight-step.ts';

/** Way of the ends to the keel over half the width: ends stand steeper than sides, which makes the keel longer. */
const ENDS = 0.85;

/** The straight baguette: 5 crown, 4 girdle and 4 pavilion facets, a long keel. */
export const baguette: CutBuilder = (size) => {
  const half = size.widthMm / 2;
  const corners = baguetteCorners(size);
  return straightStep({
    cut: sideCuts.baguette,
    widthMm: size.widthMm,
    outline: corners,
    edges: edgesOf(corners, (_, [, ay], [, by]) => (ay === by ? ENDS * half : half)),
    crown: oneRow,
    pavilion: oneRow,
  });
};

/** The tapered one: its sides meet in a keel that rises a little towards the narrow end. */
export const taperedBaguette: CutBuilder = (size) => {
  const endMm = (ENDS * size.widthMm) / 2;
  const keel: Point2 = [0, endMm - size.lengthMm / 2];
  const corners = taperedBaguetteCorners(size);
  return straightStep({
    cut: sideCuts.tapered_baguette,
    widthMm: size.widthMm,
    outline: corners,
    edges: edgesOf(corners, (_, from, to) => (from[1] === to[1] ? endMm : insetTo(from, to, keel))),
    crown: oneRow,
    pavilion: oneRow,
  });
};
