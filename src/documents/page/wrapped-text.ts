import type { PDFFont } from '@cantoo/pdf-lib';

/** A text without the signs that a font lacks: a box in their place would look like a mistake of the shop. */
export function printable(text: string, font: Pick<PDFFont, 'getCharacterSet'>): string {
  const known = characters(font);
  return [...text].filter((sign) => known.has(sign.codePointAt(0) ?? 0)).join('');
}

const sets = new WeakMap<object, ReadonlySet<number>>();

function characters(font: Pick<PDFFont, 'getCharacterSet'>): ReadonlySet<number> {
  const known = sets.get(font) ?? new Set(font.getCharacterSet());
  sets.set(font, known);
  return known;
}

/** A text in lines that are no wider than there is room, broken between words, and within a word that has no room in one. @param widthOf of a line, in points */
export function linesOf(text: string, widthOf: (line: string) => number, mostPt: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => partsOf(one, widthOf, mostPt))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > mostPt) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word in parts of which each has room in a line. */
function partsOf(word: string, widthOf: (line: string) => number, mostPt: number): readonly string[] {
  if (widthOf(word) <= mostPt) return [word];
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && widthOf(part + sign) > mostPt) {
      parts.push(part);
      part = sign;
    } else part += sign;
  }
  return [...parts, part];
}
