import { singular } from '../../meanings/gems.ts';
import { compared, kept, notDone, number, type SectionRules, word } from '../rule.ts';
import { isLoose } from '../stones/answer-stones.ts';
import { isWithinMm, tolerances } from '../tolerances.ts';
import { caratsAgainst, caratsOf } from './stone-weights.ts';

/** The weight of all stones. */
export const totalCaratRules: SectionRules<'total_carat'> = {
  'total_carat.value': ({ value }, { lines, request }) => {
    const counted = request.total_carat?.includes_center === false ? lines.filter(({ leads }) => !leads) : lines;
    return counted.length === 0 ? notDone('it has no stones') : caratsAgainst(Number(value), [caratsOf(counted)]);
  },
  'total_carat.includes_center': { readWith: 'total_carat.value' },
};

const STRUNG = 'these beads are strung by hand: the design does not have them';

export const beadRules: SectionRules<'beads'> = {
  'beads.kind': word((said, { words }) => (words.has(singular(said)) ? kept : notDone(STRUNG))),
  'beads.size_mm': number((mm, { lines }) =>
    compared(
      lines.find((line) => isLoose(line))?.stone.lengthMm,
      (found) => isWithinMm(mm, found, tolerances.widthMm),
      STRUNG,
    ),
  ),
  'beads.strands': number((said, { shown }) =>
    compared(shown.find(({ strands }) => strands !== undefined)?.strands, (found) => found === said, STRUNG),
  ),
};
