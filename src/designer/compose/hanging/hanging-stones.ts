import { clamp, roundToStep } from '#shared/units.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { meleeWish } from '../ring/melee.ts';
import type { HangingPlace } from './drawn-element.ts';
import type { StoneElement } from '../../looks/hanging-look.ts';

/**
 * Main stone of a hanging piece without a size: on an ear a face of 4 to 7 mm is worn every day, on a nostril one stone
 * of 1.2 to 3 mm. Trade judgement.
 */
const usualMm: Readonly<Record<HangingPlace, number>> = { neck: 6, lobe: 5, 'below-lobe': 6, nostril: 2 };

/** How much larger a stone is drawn by words of size; on a nostril half as much. */
const LARGER_MM = { small: -1.2, dainty: -1, usual: 0, bold: 1, large: 2 } as const;
const NOSTRIL_GROWTH = 0.5;

/** A stone that was called small or large: a quarter of a carat or two on a neck, a tenth or one on each ear. */
const wordedMm: Readonly<Record<HangingPlace, Readonly<Record<NonNullable<StoneWish['worded']>, number>>>> = {
  neck: { small: 4, large: 8 },
  lobe: { small: 3, large: 6.5 },
  'below-lobe': { small: 3.5, large: 7 },
  nostril: { small: 1.5, large: 2.7 },
};

/** A stone that was asked for as an accent. */
const accentMm: Readonly<Record<HangingPlace, number>> = { neck: 3, lobe: 3, 'below-lobe': 3, nostril: 1.5 };

/** The stone above over the one below, which leads. */
const SMALLER = 1 / 1.6;

/** The main stone of a hanging piece. */
export function mainStone(
  asked: PieceWish,
  wish: StoneWish,
  look: Pick<StoneElement, 'shape' | 'petals'>,
  place: HangingPlace,
  richness: number,
): Stone {
  const shape = shapeFor(wish, look.shape);
  const isAlike = look.petals === true && (wish.count ?? 1) > 1;
  const { single } = asked.style.size;
  const ofPiece = !wish.accent && (single === 'small' || single === 'large') ? single : undefined;
  const worded = wish.worded ?? ofPiece;
  const growth = (place === 'nostril' ? NOSTRIL_GROWTH : 1) * LARGER_MM[worded ?? single];
  const open = wish.accent ? accentMm[place] : usualMm[place] + growth;
  // A small pearl is larger than a small diamond.
  const usual = worded && wish.form !== 'bead' ? wordedMm[place][worded] : open;
  return stoneFor(wish, shape, stoneSizeFor(wish, shape, isAlike ? ALIKE * usual : usual, richness));
}

/** Of a flower of stones that are all alike each is smaller than a stone by itself. */
const ALIKE = 0.7;

/** On a neck it is an accent: who asked for one stone is given no second one. On an ear it is the top of a drop. */
const ACCENT_MOST_MM = 3;
const TOP_MOST_MM = 5;

/** The stone that accompanies the main one: as said, else a round one that lets the main one lead. */
export function smallStone(asked: PieceWish, main: StoneWish, place: HangingPlace, richness: number): Stone {
  const below = mainStone(asked, main, {}, place, richness);
  const mostMm = place === 'neck' ? ACCENT_MOST_MM : TOP_MOST_MM;
  const usual = roundToStep(clamp(SMALLER * stoneWidthMm(below), 2, mostMm), 0.25);
  const said =
    asked.stones.beside ?? asked.stones.small ?? (isTwofold(main, place) ? { ...main, size: undefined } : undefined);
  if (said?.gemSaid) {
    const shape = shapeFor(said, 'round');
    return stoneFor(said, shape, stoneSizeFor(said, shape, usual, 0));
  }
  return stoneFor(meleeWish(asked, main.gem), 'round', { lengthMm: usual, widthMm: usual });
}

/** Whether as many were asked for that the stone above is one of them: two on a neck, two on each ear. */
function isTwofold({ count }: StoneWish, place: HangingPlace): boolean {
  return count === (place === 'neck' ? 2 : 4);
}
