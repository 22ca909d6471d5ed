/** First characters that make a spreadsheet read a formula, half-width and full-width (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The same in the middle of a cell, after what a spreadsheet may read as the end of one: with `;` or a tab as its separator,
 * as where a comma is the decimal sign, quotes that follow a comma protect nothing.
 */
const LATER_FORMULA = /([;\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/gu;

/** Without it, spreadsheets assume a legacy regional encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One record of RFC 4180. Every cell is quoted; a cell that would be a formula gets an apostrophe, which makes it text.
 */
export const csvRecord = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${asText(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

function asText(cell: string): string {
  const text = cell.replace(LATER_FORMULA, "$1'");
  return FORMULA.test(text) ? `'${text}` : text;
}
