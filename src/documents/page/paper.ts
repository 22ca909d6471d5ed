import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import type { FontFiles } from '../contract.ts';
import { linesOf, printable } from './wrapped-text.ts';

/** Points in a millimetre: a PDF is measured in points, 72 to the inch. */
export const POINTS_PER_MM = 72 / 25.4;

/** A page and its margin, which is narrower where the page is half as large. */
const formats = {
  A4: { pageWidthPt: 210 * POINTS_PER_MM, pageHeightPt: 297 * POINTS_PER_MM, marginPt: 48 },
  A5: { pageWidthPt: 148 * POINTS_PER_MM, pageHeightPt: 210 * POINTS_PER_MM, marginPt: 30 },
} as const;

export type PaperFormat = keyof typeof formats;

const LINE_HEIGHT = 1.4;

/** The inks of the house: ink, quiet ink, hairline. */
export const inks = { ink: rgb(0.1, 0.09, 0.08), quiet: rgb(0.42, 0.4, 0.37), hairline: rgb(0.85, 0.83, 0.79) };

export type FontName = keyof FontFiles;

/** Where a text stands and how it looks. */
export interface TextStyle {
  readonly font?: FontName;
  readonly sizePt?: number;
  readonly ink?: Color;
  /** From the left edge of what is printed on; 0 where it is missing. */
  readonly leftPt?: number;
  /** Longer lines are broken; all of the rest of the page where it is missing. */
  readonly widthPt?: number;
  readonly align?: 'left' | 'right';
}

/** Pages that are filled from above; what doesn't fit any more goes onto the next. */
export interface Paper {
  readonly pdf: PDFDocument;
  /** Between the margins. */
  readonly widthPt: number;
  readonly heightPt: number;
  /** How far down the page is filled. */
  readonly downPt: number;
  /** Prints a text at the place that is reached, without going on. @returns how high it is, in points */
  print(text: string, style?: TextStyle): number;
  /** Goes on below what was printed. */
  goDown(pt: number): void;
  /** Begins a new page unless there is room for as much. */
  makeRoom(pt: number): void;
  /** A line across the page, at the place that is reached. */
  rule(leftPt?: number, widthPt?: number): void;
  /** Something else that is put onto the page. @param at of its lower left corner, from that of the page */
  put(
    draw: (page: PDFPage, at: { readonly x: number; readonly y: number }) => void,
    leftPt: number,
    heightPt: number,
  ): void;
  /** Prints at the foot of every page, and ends the document. */
  end(foot: string): Promise<Uint8Array>;
}

/** Paper to print on. @param title as programs show it */
export async function createPaper(files: FontFiles, title: string, format: PaperFormat = 'A4'): Promise<Paper> {
  const { pageWidthPt, pageHeightPt, marginPt } = formats[format];
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title);
  const fonts: Readonly<Record<FontName, PDFFont>> = {
    text: await pdf.embedFont(files.text, { subset: true }),
    strong: await pdf.embedFont(files.strong, { subset: true }),
    display: await pdf.embedFont(files.display, { subset: true }),
  };
  let page = pdf.addPage([pageWidthPt, pageHeightPt]);
  let down = 0;
  const widthPt = pageWidthPt - 2 * marginPt;
  const yAt = (pt: number): number => pageHeightPt - marginPt - pt;
  /** The foot stands in the lower margin. */
  const roomPt = pageHeightPt - 2 * marginPt;

  function printAt(on: PDFPage, y: number, text: string, style: TextStyle): number {
    const { font = 'text', sizePt = 9, ink = inks.ink, leftPt = 0, align = 'left' } = style;
    const { widthPt: most = widthPt - leftPt } = style;
    const drawn = fonts[font];
    const lines = linesOf(printable(text, drawn), (line) => drawn.widthOfTextAtSize(line, sizePt), most);
    const step = sizePt * LINE_HEIGHT;
    for (const [index, line] of lines.entries()) {
      const indent = align === 'right' ? most - drawn.widthOfTextAtSize(line, sizePt) : 0;
      const place = { x: marginPt + leftPt + indent, y: y - sizePt - index * step };
      on.drawText(line, { ...place, size: sizePt, font: drawn, color: ink });
    }
    return lines.length * step;
  }

  return {
    pdf,
    widthPt,
    heightPt: roomPt,
    get downPt() {
      return down;
    },
    print: (text, style = {}) => printAt(page, yAt(down), text, style),
    goDown(pt) {
      down += pt;
    },
    makeRoom(pt) {
      if (down + pt <= roomPt || down === 0) return;
      page = pdf.addPage([pageWidthPt, pageHeightPt]);
      down = 0;
    },
    rule(leftPt = 0, width = widthPt - leftPt) {
      const [y, x] = [yAt(down), marginPt + leftPt];
      page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.5, color: inks.hairline });
    },
    put: (draw, leftPt, heightPt) => draw(page, { x: marginPt + leftPt, y: yAt(down + heightPt) }),
    async end(foot) {
      const pages = pdf.getPages();
      for (const [index, one] of pages.entries()) {
        const number = pages.length > 1 ? ` · ${index + 1} of ${pages.length}` : '';
        printAt(one, marginPt - 14, foot + number, { sizePt: 7.5, ink: inks.quiet });
      }
      return pdf.save();
    },
  };
}
