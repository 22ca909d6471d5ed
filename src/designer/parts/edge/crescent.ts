import { crescentMm3 } from '#layout/edge/crescent-form.ts';
import { clamp } from '#shared/units.ts';
import { withArticle } from '../../phrasing/numbers.ts';
import { sayMm, toHundredth, type FreePart } from '../free-measures/free-measures.ts';
import { grade } from '../grade.ts';
import { none, type PartKnowledge } from '../part-knowledge.ts';

const freeCrescent: FreePart<'crescent'> = {
  scaled: (crescent, factor, { held }) => {
    const by = held.width ? 1 : factor ** 0.25;
    const deep = held.thickness ? 1 : factor ** (held.width ? 1 : 0.5);
    return {
      ...crescent,
      widthMm: toHundredth(clamp(crescent.widthMm * Math.max(by, 1), 10, 70)),
      thicknessMm: toHundredth(clamp(crescent.thicknessMm * deep, 0.8, 3)),
    };
  },
  say: ({ widthMm, thicknessMm }) => `the crescent ${sayMm(widthMm)} mm wide and ${sayMm(thicknessMm)} mm thick`,
};

/** The moon of a chandbali. */
export const crescentKnowledge = {
  volumeMm3: crescentMm3,
  spanMm: ({ widthMm }) => widthMm,
  holdsWithin: true,
  stones: none,
  head: false,
  bought: none,
  say: ({ widthMm }, { metal: { finish } }) => ({
    as: 'body',
    words: withArticle(`${finish === 'polished' ? '' : `${finish} `}${widthMm} mm crescent`),
  }),
  traits: ({ widthMm, bellyMm }) => ({
    silhouette: `${bellyMm / widthMm < 0.22 ? 'slender' : bellyMm / widthMm < 0.32 ? 'usual' : 'full'} crescent ${grade(widthMm, [20, 27, 34, 42])}`,
    profile: 'crescent',
  }),
  free: freeCrescent,
} as const satisfies PartKnowledge<'crescent'>;
