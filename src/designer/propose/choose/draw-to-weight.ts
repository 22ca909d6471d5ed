import type { Idea } from '../../archetypes/archetype.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { netGrams } from '../estimate.ts';
import { drawnByHalving } from './halving.ts';
import { aimedGrams, isWeightSaid, offBy } from './said-weight.ts';

/** Bulk, in steps that are finer than the tenths of a millimetre in which widths are drawn. */
const BULK = { least: 0.15, most: 8, steps: 9 };

/**
 * The idea drawn with as much metal as a said weight asks for, so that stones and ornaments are drawn for measures that
 * weigh about so much. What rounding misses by, free measures meet in the end (`meet-weight.ts`).
 */
export function drawnToWeight(idea: Idea): Idea {
  return {
    ...idea,
    compose(asked, richness) {
      // Most requests say no weight: then nothing has to be weighed.
      if (!isWeightSaid(asked)) return idea.compose(asked, richness);
      const open = weighed(idea.compose(asked, richness), asked);
      const aim = aimedGrams(open.design, asked, open.grams);
      if (aim === undefined) return open.design;
      const drawn = (bulk: number): Drawn =>
        weighed(idea.compose({ ...asked, bulk: bulk * asked.bulk }, richness), asked);
      const [least, most] = [drawn(BULK.least), drawn(BULK.most)];
      // All of it follows from stones, fingers and said measures.
      if (least.grams === most.grams) return open.design;
      const found = drawnByHalving(BULK, drawn, ({ grams }) => grams > aim);
      return [open, least, most, ...found].reduce((best, one) => (isNearer(one, best, aim) ? one : best)).design;
    },
  };
}

interface Drawn {
  readonly design: ComposedDesign;
  /** Of all metal that it is sold with. */
  readonly grams: number;
}

function isNearer(one: Drawn, best: Drawn, aim: number): boolean {
  return offBy(one.grams, aim) < offBy(best.grams, aim);
}

function weighed(design: ComposedDesign, { finishingLossPct }: PieceWish): Drawn {
  return { design, grams: netGrams(design, finishingLossPct) };
}
