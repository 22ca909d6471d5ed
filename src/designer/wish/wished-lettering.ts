import { letteringOf } from '#layout/lettering/lettering-figure.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { appliedFigure } from './wished-outline.ts';

/** Letters that a piece is, or that lie on its face. */
export interface LetteringWish {
  readonly text: string;
  /** Whether they are cut reversed, as a seal has to be. */
  readonly reversed: boolean;
}

/**
 * The letters that a piece is drawn in; undefined where they are engraved by hand or the typeface lacks one of them.
 * @param most letters that a piece of its name is drawn in
 */
export function wishedLettering({ engraving, motifs = [] }: DesignRequest, most: number): LetteringWish | undefined {
  const { text, location, action, reversed = false } = engraving ?? {};
  // What is written inside, or is there already, is no part of the drawing; beside a motif letters are small.
  const isSeen = location === undefined || location === 'face' || location === 'top';
  const isBeside = motifs.some((motif) => appliedFigure(motif) !== undefined);
  if (text === undefined || !isSeen || action === 'keep' || isBeside) return undefined;
  const letters = letteringOf(text);
  return letters !== undefined && letters.length <= most ? { text: letters, reversed } : undefined;
}
