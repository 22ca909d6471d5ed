import { ask, assume, type Extraction } from '../../extraction.ts';
import type { SubjectReader } from '../subject.ts';
import { withoutChoices } from './choice.ts';
import { type CompletedStone, completeStones } from './complete/complete-stones.ts';
import { gatherStones } from './gather/gather-stones.ts';
import { birthstones, namedBirthstones } from './implied/birthstones.ts';
import { loneStone } from './implied/lone-stone.ts';
import { oneOfCounted, oneOfEach, surroundedLater } from './one-of-each.ts';
import { withoutPlaces } from './places-only.ts';
import { shareAll, shareInRow, shareOfPiece } from './shared-traits.ts';
import { totalExtractions, weighOnly, weighTogether } from './total-carats.ts';
import { withoutSums } from './without-sums.ts';

/** Every kind of stone with its role, and the weight of all of them together. */
export const readStones: SubjectReader = (context) => {
  const gathered = gatherStones(context);
  const summed = withoutSums(gathered.stones);
  const [total] = [...gathered.totals, ...summed.totals];
  const each = oneOfCounted(context, surroundedLater(oneOfEach(context, summed.stones)));
  const { stones: chosen, isOpen } = withoutChoices(context, withoutPlaces(context, each));
  const said = shareAll(shareInRow(context, shareOfPiece(context, chosen)), gathered.shared);
  const stones =
    said.length > 0 ? said : loneStone(context, [...gathered.loose, ...gathered.shared], total !== undefined);
  const named = namedBirthstones(context, stones);
  const only = weighOnly(named, total);
  const completed = weighTogether(context, completeStones(context, only.stones), only.total);
  return [
    ...completed.stones.flatMap(stoneExtractions),
    ...(isOpen ? [ask('stone_gem')] : []),
    ...(named !== stones ? [] : birthstones(context, completed.stones.length)),
    ...totalExtractions(context, completed.total, completed.stones),
  ];
};

function stoneExtractions(stone: CompletedStone, index: number): readonly Extraction[] {
  const path = `stones[${index}]`;
  const extractions: Extraction[] = [{ kind: 'stone', index, fields: stone.fields }];
  if (stone.ambiguousCarats) {
    extractions.push(
      ask('carat_each_or_total', stone.ambiguousCarats.span),
      assume(
        `${path}.carat_total`,
        stone.ambiguousCarats.value,
        'Several stones and one weight: taken as the weight together until asked.',
      ),
    );
  }
  if (stone.lineCarats) {
    extractions.push(
      assume(
        `${path}.carat_total`,
        stone.lineCarats.value,
        'Stones in a line or around another are quoted by their weight together.',
      ),
    );
  }
  return extractions;
}
