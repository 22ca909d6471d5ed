import { pieceKinds } from '../../pieces/registry.ts';
import type { Comparison } from '../comparison.ts';
import { compared, figure, type Judge, keptAs, changed, notDone, outside, type SectionRules, word } from '../rule.ts';
import { isUnder, isWithin, isWithinMm, tolerances } from '../tolerances.ts';
import { lengthsOf, spreadOf } from './said-lengths.ts';

/** Outside width or height of a built piece that hangs; what goes round has neither by itself. */
function outsideOf({ design }: Comparison, axis: 0 | 1): readonly number[] {
  return design.outsideMm && !pieceKinds[design.spec.kind].hoop ? [design.outsideMm[axis]] : [];
}

const NEEDS_BUILDING = 'it is measured on the built piece';

/** Keeps a length where one of those that the design shows is the said one. */
function oneOf(lengths: (at: Comparison) => readonly number[], toleranceMm: number): Judge {
  return figure((mm, at) => {
    const found = lengths(at);
    const same = found.find((one) => isWithinMm(mm, one, toleranceMm));
    if (same !== undefined) return keptAs(same);
    const [first] = found;
    return first === undefined ? outside(NEEDS_BUILDING) : changed(nearest(mm, found));
  });
}

function nearest(mm: number, found: readonly number[]): number {
  return found.reduce((best, one) => (Math.abs(one - mm) < Math.abs(best - mm) ? one : best));
}

const widths = (at: Comparison): readonly number[] => [
  ...outsideOf(at, 0),
  ...lengthsOf(at, 'widthMm'),
  ...spreadOf(at, 'bandWidthsMm'),
];
const heights = (at: Comparison): readonly number[] => [...outsideOf(at, 1), ...lengthsOf(at, 'heightMm')];
const lengths = (at: Comparison): readonly number[] => [
  ...lengthsOf(at, 'lengthMm'),
  ...(lengthsOf(at, 'lengthMm').length > 0 ? [] : [...lengthsOf(at, 'chainMm'), ...heights(at)]),
];
const faces = ({ shown }: Comparison): readonly (readonly [number, number])[] =>
  shown.flatMap(({ lengths: own }) => (own?.faceMm ? [own.faceMm] : []));

export const dimensionRules: SectionRules<'dimensions'> = {
  'dimensions.band_width_mm': figure(judgeBand),
  'dimensions.width_mm': oneOf(widths, tolerances.widthMm),
  'dimensions.width_approx_mm': figure((mm, at) =>
    compared(widths(at)[0], (found) => isWithin(mm, found, tolerances.about), 'no part of it has this width'),
  ),
  'dimensions.height_mm': oneOf(heights, tolerances.widthMm),
  'dimensions.height_max_mm': figure((mm, at) => {
    const found = Math.max(...heights(at));
    if (found === -Infinity) return outside(NEEDS_BUILDING);
    return isUnder(mm, found) ? keptAs(found) : changed(found, 'over the limit');
  }),
  'dimensions.length_mm': oneOf(lengths, tolerances.lengthMm),
  'dimensions.length_min_mm': figure((mm, at) => {
    const [found] = lengths(at);
    if (found === undefined) return outside(NEEDS_BUILDING);
    return isUnder(found, mm) ? keptAs(found) : changed(found, 'under the limit');
  }),
  'dimensions.length_max_mm': figure((mm, at) => {
    const [found] = lengths(at);
    if (found === undefined) return outside(NEEDS_BUILDING);
    return isUnder(mm, found) ? keptAs(found) : changed(found, 'over the limit');
  }),
  'dimensions.diameter_mm': oneOf((at) => [...lengthsOf(at, 'diameterMm'), ...lengthsOf(at, 'widthMm')], tolerances.widthMm),
  'dimensions.thickness_mm': figure((mm, at) => {
    const found = spreadOf(at, 'thicknessesMm');
    if (found.length === 0) return notDone('no part of it has a thickness of its own');
    const off = found.find((one) => !isWithinMm(mm, one, tolerances.widthMm));
    return off === undefined ? keptAs(mm) : changed(off);
  }),
  'dimensions.chain_length_mm': figure((mm, at) =>
    compared(lengthsOf(at, 'chainMm')[0], (found) => isWithinMm(mm, found, tolerances.lengthMm), 'it has no chain'),
  ),
  'dimensions.face_shape': word((shape, { shown }) =>
    compared(shown.find(({ faceShape }) => faceShape)?.faceShape, (found) => found === shape, 'it has no face'),
  ),
  'dimensions.face_length_mm': figure((mm, at) =>
    compared(faces(at)[0]?.[0], (found) => isWithinMm(mm, found, tolerances.widthMm), 'it has no face'),
  ),
  'dimensions.face_width_mm': figure((mm, at) =>
    compared(faces(at)[0]?.[1], (found) => isWithinMm(mm, found, tolerances.widthMm), 'it has no face'),
  ),
};

/** A said width is that of the whole band, unless a taper was asked for: then it is that of the shoulders. */
function judgeBand(mm: number, at: Comparison) {
  const found = spreadOf(at, 'bandWidthsMm');
  const [widest] = found;
  if (widest === undefined) return notDone('it has no band');
  const isTapered = at.request.features?.includes('tapered') ?? false;
  const counted = isTapered ? [widest] : found;
  const off = counted.find((one) => !isWithinMm(mm, one, tolerances.widthMm));
  return off === undefined ? keptAs(widest) : changed(off);
}
