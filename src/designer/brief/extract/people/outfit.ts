import { type Extraction, type SaidValue, section } from '../../extraction.ts';
import { senseOf } from '../../parse/atom.ts';
import type { TextSpan } from '../../parse/span.ts';
import { type SubjectReader, wishes } from '../subject.ts';
import { toneOwner } from '../looks/tone-owner.ts';

/** What it is worn with. A neckline counts only beside a garment, fabric or embroidery. */
export const readOutfit: SubjectReader = (context) => {
  const all = wishes(context);
  const named = all.filter(
    ([, atom]) =>
      senseOf(atom, 'garment') ?? senseOf(atom, 'fabric') ?? senseOf(atom, 'embroidery') ?? senseOf(atom, 'neckline'),
  );
  if (named.length === 0) return [];
  const extractions: Extraction[] = named.map(([, atom]) => {
    const { span } = atom;
    const garment = senseOf(atom, 'garment');
    if (garment) return section('outfit', { garment: { value: garment.garment, span } });
    const fabric = senseOf(atom, 'fabric');
    if (fabric) return section('outfit', { fabric: { value: fabric.fabric, span } });
    const neckline = senseOf(atom, 'neckline');
    if (neckline) return section('outfit', { neckline: { value: neckline.neckline, span } });
    return section('outfit', { work: { value: senseOf(atom, 'embroidery')?.work ?? '', span } });
  });
  const colors = all.flatMap(([place, atom]): SaidValue<string>[] => {
    const tone = senseOf(atom, 'tone');
    return tone && toneOwner(context, place) === 'outfit' ? [{ value: tone.color, span: atom.span }] : [];
  });
  const [first] = colors;
  const span: TextSpan = [first?.span[0] ?? 0, colors.at(-1)?.span[1] ?? 0];
  return first
    ? [...extractions, section('outfit', { colors: { value: colors.map(({ value }) => value), span } })]
    : extractions;
};
