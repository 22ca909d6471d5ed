/** First characters that make a spreadsheet read a formula, half-width and full-width (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Without it, spreadsheets assume a legacy regional encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One record of RFC 4180. Every cell is quoted; a cell that would be a formula gets an apostrophe, which makes it text.
 */
export const csvRecord = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
