import { letteringOf } from '#layout/lettering/lettering-figure.ts';
import { MOST_LETTERS } from '#spec/parts/motif.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';

/** Letters that a piece is, or that lie on its face. */
export interface LetteringWish {
  readonly text: string;
  /** Whether they are cut reversed, as a seal has to be. */
  readonly reversed: boolean;
}

/** How many letters are drawn of what a piece is called: more are engraved. */
const drawn: Readonly<Record<string, number>> = { initial: 3, name: MOST_LETTERS, signet: 3 };

/** The letters that a piece is drawn in; undefined where they are engraved by hand or the typeface lacks one of them. */
export function wishedLettering({ items, engraving, motifs = [] }: DesignRequest): LetteringWish | undefined {
  const { text, location, action, reversed = false } = engraving ?? {};
  const most = drawn[items?.[0]?.subtype ?? ''] ?? 0;
  // What is written inside, or is there already, is no part of the drawing; beside a motif letters are small.
  const isSeen = location === undefined || location === 'face' || location === 'top';
  if (text === undefined || !isSeen || action === 'keep' || motifs.some((motif) => motif !== 'initial'))
    return undefined;
  const letters = letteringOf(text);
  return letters !== undefined && letters.length <= most ? { text: letters, reversed } : undefined;
}
