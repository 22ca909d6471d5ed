import { type SaidFields, section, type Sections } from '../../extraction.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import { lengthOwner } from '../measures/length-owner.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';

/** Strung beads and in how many lines: "double line kale moti". */
export const readBeads: SubjectReader = (context) => {
  const found = wishes(context).find(([, atom]) => hasSense(atom, 'beads'));
  if (!found) return [];
  const [place, atom] = found;
  const kind = senseOf(atom, 'beads')?.kind ?? '';
  const { atoms, sentenceOf } = context;
  const strands = atoms.find((other, at) => {
    const isNear = sentenceOf[at] === sentenceOf[place] && Math.abs(at - place) <= 5;
    return isNear && other.quantity?.kind === 'count' && hasSense(atoms[at + 1], 'strands', 'rows');
  });
  const count =
    strands?.quantity?.kind === 'count' && Number.isInteger(strands.quantity.value)
      ? strands.quantity.value
      : undefined;
  return [
    section('beads', {
      kind: { value: kind, span: atom.span },
      ...(strands && count !== undefined && { strands: { value: count, span: strands.span } }),
      ...sizeOfBeads(context),
    }),
  ];
};

/** "2.5 mm black beads" */
function sizeOfBeads(context: BriefContext): Pick<SaidFields<Sections['beads']>, 'size_mm'> {
  for (const [place, { quantity, span }] of wishes(context)) {
    if (quantity?.kind === 'length' && lengthOwner(context, place).of === 'beads')
      return { size_mm: { value: quantity.value, span } };
  }
  return {};
}
