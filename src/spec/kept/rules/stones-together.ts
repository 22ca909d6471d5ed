import { notDone, type SectionRules } from '../rule.ts';
import { caratsAgainst, caratsOf } from './stone-weights.ts';

/** The weight of all stones. */
export const totalCaratRules: SectionRules<'total_carat'> = {
  'total_carat.value': ({ value }, { lines, request }) => {
    const counted = request.total_carat?.includes_center === false ? lines.filter(({ leads }) => !leads) : lines;
    return counted.length === 0 ? notDone('it has no stones') : caratsAgainst(Number(value), [caratsOf(counted)]);
  },
  'total_carat.includes_center': { readWith: 'total_carat.value' },
};

const STRUNG = 'beads are strung by hand: no design has them';

export const beadRules: SectionRules<'beads'> = {
  'beads.kind': () => notDone(STRUNG),
  'beads.strands': () => notDone(STRUNG),
};
