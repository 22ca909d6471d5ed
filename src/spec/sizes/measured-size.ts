import { MM_PER_INCH, roundToMicrometre } from '#shared/units.ts';
import { sizeIn, sizeProblem, type SizeResult } from './size-result.ts';

/** Up to this a length is a diameter, above it a circumference, unless it was said: no finger is wider. */
const WIDEST_RING_MM = 26;

const WHAT = '(diameter|dia|ø|id|circumference|circ|perimeter)\\.?';
const MEASURE = new RegExp(
  `^(?:${WHAT} ?(?:of )?)?(\\d+(?:\\.\\d+)?|\\d \\d{1,2}/\\d{1,2}) ?(mm|cm|inch(?:es)?)(?: ?${WHAT})?$`,
);

function millimetres(amount: string, unit: string): number {
  const [whole, top, bottom] = amount.split(/[ /]/).map(Number);
  const number = (whole ?? 0) + (top === undefined ? 0 : top / (bottom ?? 1));
  if (unit === 'mm') return number;
  return number * (unit === 'cm' ? 10 : MM_PER_INCH);
}

/** A measured size: "17.3 mm", "54 mm circumference", "57.15mm" of a bangle. Null when the text is not a measure. */
export function measuredSize(text: string, worn: 'finger' | 'wrist'): SizeResult | null {
  const match = MEASURE.exec(text);
  if (!match) return null;
  const [, before, amount = '', unit = '', after] = match;
  const lengthMm = millimetres(amount, unit);
  const what = before ?? after;
  if (what !== undefined && /^(?:circ|peri)/.test(what)) {
    // A finger's circumference in mm is an ISO size by definition.
    return worn === 'finger' ? sizeIn('EU', lengthMm) : sizeIn('mm', roundToMicrometre(lengthMm / Math.PI));
  }
  if (what !== undefined || worn === 'wrist' || lengthMm <= WIDEST_RING_MM)
    return sizeIn('mm', roundToMicrometre(lengthMm));
  return sizeProblem({
    code: 'size_ambiguous',
    message: `${text} can be the circumference of a ring or the inner diameter of a bangle.`,
    remedy: `Say which: "${text} circumference" or "${text} bangle".`,
  });
}
