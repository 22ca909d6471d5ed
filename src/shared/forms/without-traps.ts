/**
 * Unicode's controls that set the direction of what follows them: embeddings, overrides and isolates (UAX #9); and signs
 * without width that change no letter. The marks, which Arabic and Hebrew are typed with, turn no letter around, and the
 * joiners shape Indic and Persian.
 */
const TRAPS = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * A text of somebody else's without what shows its letters in another order than they are read in (`gpj.exe` as `exe.jpg`),
 * and without what makes two names of one that is seen.
 */
export const withoutTraps = (text: string): string => text.replaceAll(TRAPS, '');
