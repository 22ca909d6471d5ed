import type { RequestSize } from '../../request/sections/measure.ts';
import { pieceKinds } from '../../pieces/registry.ts';
import { sizeName } from '../../sizes/size-name.ts';
import { sizeOfRequest, sizeQuestion } from '../../request/size-of-request.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { number, notDone, type SectionRules } from '../rule.ts';
import { isWithinMm, tolerances } from '../tolerances.ts';

const NO_SIZE = 'a piece of this kind has no size';

export const sizeRules: SectionRules<'size'> = {
  'size.system': { readWith: 'size.value' },
  'size.value': ({ value }, at) =>
    judgeSize({ system: at.request.size?.system ?? null, value: value as RequestSize['value'] }, at),
  'size.inner_diameter_mm': number((mm, at) => judgeSize({ system: null, inner_diameter_mm: mm }, at)),
  'size.inner_circumference_mm': number((mm, at) => judgeSize({ system: null, inner_circumference_mm: mm }, at)),
};

/** Whether a design has a size that was said. */
export function judgeSize(said: RequestSize, { design: { spec } }: Comparison): Verdict {
  if (!spec.size) return notDone(NO_SIZE);
  const read = sizeOfRequest(said, pieceKinds[spec.kind].sizedBy);
  if (!read) return notDone(NO_SIZE);
  if (!read.ok) return { state: 'asked', question: sizeQuestion(read.problem, said) };
  if (isWithinMm(read.value.innerDiameterMm, spec.size.innerDiameterMm, tolerances.widthMm)) return { state: 'kept' };
  return { state: 'changed', inDesign: said.value === undefined ? spec.size.innerDiameterMm : sizeName(spec.size) };
}
