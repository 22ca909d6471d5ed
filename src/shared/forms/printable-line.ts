import { withoutReordering } from './without-reordering.ts';

/** Signs without width that change no letter: two names that differ by them look the same. The joiners shape Indic and Persian. */
const INVISIBLE = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g;
/** A sign that is seen: no blank of any kind (an empty pattern of Braille is one), and none that Unicode lets ignore. */
const SEEN = /[^\s\p{DI}\u2800]/u;

/** A text without signs that nobody sees; empty where it has no others. */
export const seenText = (text: string): string => (SEEN.test(text) ? text.replaceAll(INVISIBLE, '') : '');

/** A text of one line as it can be printed: without traps, and without what ends a line, rings or can't be kept. */
export const printableLine = (text: string): string =>
  seenText(withoutReordering(text)).replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ');
