import type { Comparison } from '../comparison.ts';
import {
  compared,
  number,
  type Judge,
  kept,
  keptAs,
  changed,
  notDone,
  outside,
  type SectionRules,
  word,
} from '../rule.ts';
import { isOverLeast, isUnderLimit, isWithin, isWithinMm, tolerances } from '../tolerances.ts';
import { judgeBandWidth, judgeWidth } from './band-width.ts';
import { lengthsOf, spreadOf } from './said-lengths.ts';

const NEEDS_BUILDING = 'it is measured on the built piece';

/** Keeps a length where one of those that the design shows is the said one. */
function oneOf(lengths: (at: Comparison) => readonly number[], toleranceMm: number): Judge {
  return number((mm, at) => {
    const found = lengths(at);
    const same = found.find((one) => isWithinMm(mm, one, toleranceMm));
    if (same !== undefined) return keptAs(same);
    const [first] = found;
    return first === undefined ? outside(NEEDS_BUILDING) : changed(nearest(mm, found));
  });
}

/** Keeps a limit where nothing that the design shows is longer. */
function atMost(measures: (at: Comparison) => readonly number[]): Judge {
  return number((mm, at) => {
    const found = Math.max(...measures(at));
    if (found === -Infinity) return outside(NEEDS_BUILDING);
    return isUnderLimit(mm, found) ? keptAs(found) : changed(found, 'over the limit');
  });
}

function nearest(mm: number, found: readonly number[]): number {
  return found.reduce((best, one) => (Math.abs(one - mm) < Math.abs(best - mm) ? one : best));
}

const heights = (at: Comparison): readonly number[] => [
  ...(at.outsideMm ? [at.outsideMm[1]] : []),
  ...lengthsOf(at, 'heightMm'),
];
const lengths = (at: Comparison): readonly number[] => [
  ...lengthsOf(at, 'lengthMm'),
  ...(lengthsOf(at, 'lengthMm').length > 0 ? [] : [...lengthsOf(at, 'chainMm'), ...heights(at)]),
];
/** What goes round is measured inside. */
const diameters = (at: Comparison): readonly number[] => {
  const { size } = at.design.spec;
  return size ? [size.innerDiameterMm] : [...lengthsOf(at, 'diameterMm'), ...lengthsOf(at, 'widthMm')];
};
const faces = ({ shown }: Comparison): readonly (readonly [number, number])[] =>
  shown.flatMap(({ lengths: own }) => (own?.faceMm ? [own.faceMm] : []));

export const dimensionRules: SectionRules<'dimensions'> = {
  'dimensions.band_width_mm': number(judgeBandWidth),
  'dimensions.width_mm': number(judgeWidth),
  'dimensions.width_approx_mm': number((mm, at) =>
    compared(
      [...lengthsOf(at, 'widthMm'), ...spreadOf(at, 'bandWidthsMm')][0],
      (found) => isWithin(mm, found, tolerances.about),
      'no part of it has this width',
    ),
  ),
  'dimensions.height_mm': oneOf(heights, tolerances.widthMm),
  'dimensions.height_max_mm': atMost(heights),
  'dimensions.length_mm': oneOf(lengths, tolerances.lengthMm),
  'dimensions.length_min_mm': number((mm, at) => {
    const found = Math.min(...lengths(at));
    if (found === Infinity) return outside(NEEDS_BUILDING);
    return isOverLeast(mm, found) ? keptAs(found) : changed(found, 'under the limit');
  }),
  'dimensions.length_max_mm': atMost(lengths),
  'dimensions.diameter_mm': oneOf(diameters, tolerances.widthMm),
  'dimensions.thickness_mm': number((mm, at) => {
    const gauges = lengthsOf(at, 'gaugeMm');
    const found = gauges.length > 0 ? gauges : spreadOf(at, 'thicknessesMm');
    if (found.length === 0) return notDone('no part of it has a thickness of its own');
    const off = found.find((one) => !isWithinMm(mm, one, tolerances.widthMm));
    return off === undefined ? keptAs(mm) : changed(off);
  }),
  'dimensions.chain_length_mm': number((mm, at) =>
    compared(lengthsOf(at, 'chainMm')[0], (found) => isWithinMm(mm, found, tolerances.lengthMm), 'it has no chain'),
  ),
  'dimensions.face_shape': word((shape, { shown, words }) =>
    words.has(shape)
      ? kept
      : compared(
          shown.find(({ faceShape }) => faceShape)?.faceShape,
          (found) => found === shape,
          'it has no such face',
        ),
  ),
  'dimensions.face_length_mm': number((mm, at) =>
    compared(faces(at)[0]?.[0], (found) => isWithinMm(mm, found, tolerances.widthMm), 'it has no face'),
  ),
  'dimensions.face_width_mm': number((mm, at) =>
    compared(faces(at)[0]?.[1], (found) => isWithinMm(mm, found, tolerances.widthMm), 'it has no face'),
  ),
};
