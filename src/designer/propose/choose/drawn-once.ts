import { rememberFor } from '#shared/remember-for.ts';
import type { Idea } from '../../archetypes/archetype.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

/**
 * The idea, drawn once for each wish and richness: a budget asks for the same designs to choose an alloy, to rate the
 * idea and to price it.
 */
export function drawnOnce(idea: Idea): Idea {
  const drawn = rememberFor<PieceWish, ComposedDesign>();
  return {
    ...idea,
    compose: (asked, richness) => drawn(asked, String(richness), () => idea.compose(asked, richness)),
  };
}

const heavier = rememberFor<PieceWish, PieceWish>();

/** The wish with so many steps of metal beyond richness: the same object for the same wish. */
export function withHeft(asked: PieceWish, heft: number): PieceWish {
  return heft === asked.heft ? asked : heavier(asked, String(heft), () => ({ ...asked, heft }));
}
