import { finishedGrams } from '#spec/workshop/finished-grams.ts';
import type { Idea } from '../../archetypes/archetype.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { metalOf } from '../estimate.ts';
import { aimedGrams, offBy } from './aimed-grams.ts';

/** Least and greatest bulk, and the steps of halving between: widths are drawn in tenths of a millimetre. */
const LEAST = 0.15;
const MOST = 8;
const STEPS = 9;

/**
 * The idea drawn with as much metal as a said weight asks for, so that stones and ornaments are drawn for measures that
 * weigh about so much. What rounding misses by, free measures meet in the end (`meet-weight.ts`).
 */
export function drawnToWeight(idea: Idea): Idea {
  return {
    ...idea,
    compose(asked, richness) {
      const open = weighed(idea.compose(asked, richness), asked);
      const aim = aimedGrams(open.design, asked, open.grams);
      if (aim === undefined) return open.design;
      const drawn = (bulk: number): Drawn =>
        weighed(idea.compose({ ...asked, bulk: bulk * asked.bulk }, richness), asked);
      const [least, most] = [drawn(LEAST), drawn(MOST)];
      // All of it follows from stones, fingers and said measures.
      if (least.grams === most.grams) return open.design;
      return nearest([open, least, most], aim, drawn).design;
    },
  };
}

interface Drawn {
  readonly design: ComposedDesign;
  /** Of its metal, finished. */
  readonly grams: number;
}

function weighed(design: ComposedDesign, { finishingLossPct }: PieceWish): Drawn {
  return { design, grams: finishedGrams(metalOf(design).castMetalGrams, finishingLossPct) };
}

function nearest(known: readonly Drawn[], aim: number, drawn: (bulk: number) => Drawn): Drawn {
  const found = [...known];
  let [low, high] = [LEAST, MOST];
  for (let step = 0; step < STEPS; step += 1) {
    const bulk = Math.sqrt(low * high);
    const one = drawn(bulk);
    found.push(one);
    if (one.grams > aim) high = bulk;
    else low = bulk;
  }
  return found.reduce((best, one) => (offBy(one.grams, aim) < offBy(best.grams, aim) ? one : best));
}
