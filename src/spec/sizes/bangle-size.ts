import { MM_PER_INCH, roundToMicrometre } from '#shared/units.ts';
import { measuredSize } from './measured-size.ts';
import { existing, sizeIn, sizeInWords, sizeProblem, type SizeResult, unreadableSize } from './size-result.ts';
import { indiaBangleScale } from './scales/india-bangles.ts';

/**
 * Nobody stocks odd annas: "2.5" is as likely two and a half inches and "2.1" a clipped 2.10, so without a word that
 * says which neither is taken.
 */
const ODD_ANNA = /^\d\s*\.\s*0?[13579]$/;

const DECIMAL_INCHES = /^(\d\.\d+) ?inch(?:es)?$/;

/**
 * Reads what stands beside the word "bangle". "2.10" is 2 10/16 inch. Shops also write "2.4 inches" for 2-4, which
 * measures 2.25: with the word "inch" a single digit after the point can mean either, so it is asked about.
 */
export function bangleSize(text: string): SizeResult {
  const inches = DECIMAL_INCHES.exec(text)?.[1];
  if (inches !== undefined) return inchesAcross(inches);
  const measured = measuredSize(text, 'wrist');
  if (measured) return measured;
  const value = indiaBangleScale.read(text);
  if (value !== null && !ODD_ANNA.test(text)) return sizeIn('IN_BANGLE', value);
  return /^\d\.\d+$/.test(text) ? doubtful(text) : unreadableSize(text, 'IN_BANGLE');
}

function inchesAcross(inches: string): SizeResult {
  const annas = indiaBangleScale.read(inches);
  if (annas === null || ODD_ANNA.test(inches)) return decimalInches(inches);
  // Two digits that are annas ("2.10 inch") are the trade's own notation.
  return /\.[1-9]$/.test(inches) ? doubtful(inches) : sizeIn('IN_BANGLE', annas);
}

function decimalInches(inches: string): SizeResult {
  return sizeIn('mm', roundToMicrometre(Number(inches) * MM_PER_INCH));
}

function doubtful(text: string): SizeResult {
  const annas = text.replace('.', '-');
  const candidates = existing([sizeIn('IN_BANGLE', annas), decimalInches(text)]);
  const readings = candidates.map(sizeInWords).join(' or ');
  return sizeProblem(
    {
      code: 'size_ambiguous',
      message: `A bangle of ${text} can be ${readings}.`,
      remedy: 'Write inches and sixteenths with a dash, e.g. "bangle 2-4", or give the inner diameter in mm.',
    },
    candidates,
  );
}
