/** What a spreadsheet takes for the beginning of a formula, in narrow and in wide characters (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Spreadsheets take a file without it for one in an older encoding of their country. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One record of RFC 4180. Every cell is in quotes; what a spreadsheet would compute begins with an apostrophe, which
 * makes it text.
 */
export const csvRecord = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
