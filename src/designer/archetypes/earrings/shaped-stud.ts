import { mostGramsPerPiece } from '#spec/request/order/weight-per-piece.ts';
import type { PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import { accentStone } from '../../wish/stones/stone-use.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Archetype } from '../archetype.ts';
import { drawnStudLadder, figureStudLadder } from '../hanging/figure-ladders.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { namedEarrings, sitsOnLobe } from './on-ear.ts';

const motif = {
  is: 'metal',
  relief: 'domed',
  scale: 1,
  thicknessMm: 1.3,
  set: 'flush',
} as const satisfies PlateElement;
const bare = { ...motif, set: undefined, relief: 'flat' } as const satisfies PlateElement;
const spark = { is: 'stone', which: 'main', head: 'bezel' } as const satisfies StoneElement;
const worn = { worn: 'lobe', finish: 'polished' } as const;

/** A motif in metal on the lobe, by role; never an open one, behind which the nut would show. */
const ladder: HangingLadder = {
  classic: [
    { family: 'classic', ...worn, elements: [motif] },
    { family: 'classic', ...worn, elements: [spark, bare] },
  ],
  generous: [
    {
      family: 'classic',
      ...worn,
      elements: [{ ...motif, relief: 'flat', scale: 1.35, set: 'bezel', thicknessMm: 1.9, unsaid: 'flower' }],
    },
    { family: 'classic', ...worn, elements: [{ ...motif, scale: 1.4, thicknessMm: 1.6, unsaid: 'heart' }] },
    { family: 'classic', ...worn, elements: [spark, { ...bare, scale: 1.4, thicknessMm: 1.6 }] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [{ ...motif, relief: 'flat', scale: 0.85 }], finish: 'brushed' },
    { family: 'modern', ...worn, elements: [spark, { ...bare, scale: 0.85 }], finish: 'brushed' },
  ],
  character: [
    {
      family: 'nature',
      ...worn,
      elements: [{ ...motif, relief: 'flat', thicknessMm: 1.9, unsaid: 'leaf' }],
      finish: 'hammered',
    },
    { family: 'vintage', ...worn, elements: [{ ...spark, bezelEdge: 'milgrain' }, bare], finish: 'matte' },
    {
      family: 'indian-heritage',
      ...worn,
      elements: [
        { ...bare, scale: 0.85, echo: true, unsaid: 'lotus' },
        { ...motif, relief: 'flat', scale: 1.25, unsaid: 'lotus' },
      ],
      finish: 'matte',
    },
  ],
};

/** A motif in metal on the lobe; it is meant when "studs" and a motif are said. */
export const shapedStudArchetype = {
  ...namedEarrings,
  offer: undefined,
  words: [],
  names: [],
  stones: accentStone,
  ideas: (asked, role) => hangingIdeas(ladderFor(asked), asked, role, { plateNamed: true, still: sitsOnLobe(asked) }),
} satisfies Archetype;

/** What a pair weighs in 18k at the least that a drawing with its folds can be cast in, alone and around a stone. */
const LEAST_DRAWN_GRAMS = { alone: 1.8, withStone: 3.6 };

function ladderFor({ figure, applied, outline, request, stones }: PieceWish): HangingLadder {
  if (figure) return figureStudLadder;
  const { alone, withStone } = LEAST_DRAWN_GRAMS;
  const isLight = (mostGramsPerPiece(request, true) ?? Infinity) < (stones.main ? withStone : alone);
  return applied && outline && !isLight ? drawnStudLadder : ladder;
}
