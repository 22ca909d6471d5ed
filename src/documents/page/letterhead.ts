import { inks, type Paper } from './paper.ts';

/** The name of the shop, what the paper is, and its day. */
export function printLetterhead(paper: Paper, shopName: string, title: string, day: string): void {
  paper.print(`${title} · ${dayInWords(day)}`, { ink: inks.quiet, align: 'right' });
  const height = paper.print(shopName, { font: 'display', sizePt: 22, widthPt: paper.widthPt * 0.62 });
  paper.goDown(height + 10);
  paper.rule();
  paper.goDown(22);
}

/** "24 November 2026". @param day ISO */
export function dayInWords(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(`${day}T00:00:00Z`));
}

/** A heading over a part of a document. */
export function printHeading(paper: Paper, words: string): void {
  paper.goDown(16);
  paper.goDown(paper.print(words, { font: 'strong', sizePt: 10 }) + 2);
}

/** By what a document is found again: "Design 1a2b3c4d, state 5e6f7a8b". */
export const placeInWords = (designId: string, revisionId: string): string =>
  `Design ${designId.slice(0, 8)}, state ${revisionId.slice(0, 8)}`;
