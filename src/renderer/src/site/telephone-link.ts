/** The link that calls a telephone number, however it is written. */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
