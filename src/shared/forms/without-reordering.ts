/**
 * Unicode's controls that set the direction of what follows them: embeddings, overrides and isolates (UAX #9). The marks,
 * which Arabic and Hebrew are typed with, turn no letter around.
 */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text of somebody else's without what shows its letters in another order than they are read in: `gpj.exe` as `exe.jpg`. */
export const withoutReordering = (text: string): string => text.replaceAll(REORDERING, '');

/** Signs without width that change no letter: two names that differ by them look the same. The joiners shape Indic and Persian. */
const INVISIBLE = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g;

/** As {@link withoutReordering}, and without signs that nobody sees. */
export const withoutTraps = (text: string): string => withoutReordering(text).replaceAll(INVISIBLE, '');

/** A text of one line as it can be printed: without traps, and without what ends a line, rings or can't be kept. */
export const printableLine = (text: string): string =>
  withoutTraps(text).replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ');
