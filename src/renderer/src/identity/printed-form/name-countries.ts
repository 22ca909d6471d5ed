import { dialCodeInWords } from './dial-codes.ts';

/**
 * Shows the countries beside the dial codes of a list. By its labels, not by its options: the widget takes codes alone, and
 * the printed page can't know how a browser calls a country.
 */
export function nameCountries(select: HTMLSelectElement | null | undefined): void {
  for (const option of select?.options ?? []) option.label = dialCodeInWords(option.value);
}
