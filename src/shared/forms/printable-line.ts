import { withoutTraps } from './without-traps.ts';

/** A text of one line as it can be printed: without traps, and without what ends a line, rings or can't be kept. */
export const printableLine = (text: string): string =>
  withoutTraps(text).replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ');
