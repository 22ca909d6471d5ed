/** A size text in lower case, with one way to write fractions, decimals and blanks. */
export function plainSize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .replaceAll('⁄', '/')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/[–—]/g, '-');
}

/** Without the marks and blanks around it. */
export function tidySize(text: string): string {
  return text.replace(/[\s,;()]+/g, ' ').trim();
}
