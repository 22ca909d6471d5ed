/**
 * Unicode's controls that set the direction of what follows them: embeddings, overrides and isolates (UAX #9). The marks,
 * which Arabic and Hebrew are typed with, turn no letter around.
 */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text of somebody else's without what shows its letters in another order than they are read in: `gpj.exe` as `exe.jpg`. */
export const withoutReordering = (text: string): string => text.replaceAll(REORDERING, '');
