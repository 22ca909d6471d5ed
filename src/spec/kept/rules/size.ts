import type { RequestSize } from '../../request/measure.ts';
import { parseSize } from '../../sizes/parse-size.ts';
import { ringSizeToInnerDiameterMm } from '../../sizes/ring-sizes.ts';
import type { Comparison } from '../comparison.ts';
import type { SaidFact, Verdict } from '../fact.ts';
import { compared, figure, notDone, type SectionRules } from '../rule.ts';
import { isWithinMm, tolerances } from '../tolerances.ts';

const NO_SIZE = 'a piece of this kind has no size';

export const sizeRules: SectionRules<'size'> = {
  'size.system': { readWith: 'size.value' },
  'size.value': judgeSize,
  'size.inner_diameter_mm': figure((mm, at) => againstDiameter(mm, at)),
  'size.inner_circumference_mm': figure((mm, at) => againstDiameter(mm / Math.PI, at)),
};

function judgeSize({ value }: SaidFact, at: Comparison): Verdict {
  const { size } = at.design.spec;
  const said = at.request.size;
  if (!size || !said) return notDone(NO_SIZE);
  if (said.system === null) return { state: 'asked', question: 'ring_size_system' };
  const diameterMm = diameterOf(said.system, value as string | number);
  if (diameterMm === undefined) return notDone('there is no such size');
  const isSame = isWithinMm(diameterMm, size.innerDiameterMm, tolerances.widthMm);
  return isSame ? { state: 'kept' } : { state: 'changed', inDesign: `${size.system} ${size.value}` };
}

function againstDiameter(mm: number, { design }: Comparison): Verdict {
  return compared(design.spec.size?.innerDiameterMm, (found) => isWithinMm(mm, found, tolerances.widthMm), NO_SIZE);
}

/** The inside of a size as it was said; undefined where the system has no such size. */
function diameterOf(system: NonNullable<RequestSize['system']>, value: string | number): number | undefined {
  if (system === 'IN_BANGLE') {
    const read = parseSize(String(value), 'wrist');
    return read.ok ? read.value.innerDiameterMm : undefined;
  }
  if (typeof value === 'number') {
    const diameter = ringSizeToInnerDiameterMm(system, value);
    return diameter.ok ? diameter.value : undefined;
  }
  const read = parseSize(`${system} ${value}`);
  return read.ok ? read.value.innerDiameterMm : undefined;
}
