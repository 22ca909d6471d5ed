import { ask, assume, type Extraction } from '../../extraction.ts';
import type { SubjectReader } from '../subject.ts';
import { withoutChoices } from './choice.ts';
import { type CompletedStone, completeStones } from './complete/complete-stones.ts';
import { gatherStones } from './gather/gather-stones.ts';
import { birthstoneExtractions, knownBirthstones, placedBirthstones } from './implied/birthstones.ts';
import { loneStone } from './implied/lone-stone.ts';
import { oneOfCounted, oneOfEach, placesOfNamed, surroundedLater } from './one-of-each.ts';
import { withoutPlaces } from './places-only.ts';
import { shareAll, shareInRow, shareOfPiece } from './shared-traits.ts';
import { totalExtractions, weighOnly, weighTogether } from './total-carats.ts';
import { withoutSums } from './without-sums.ts';

/**
 * Every kind of stone with its role, and the weight of all of them together. Words are gathered to stones (room `gather`);
 * each step after that makes new stones of those before and changes none; at last what nobody said is filled in (room
 * `complete`). Stones that are meant though no gem or role names them are made in the room `implied`.
 */
export const readStones: SubjectReader = (context) => {
  const gathered = gatherStones(context);
  const known = knownBirthstones(context, gathered.stones);
  // A weight of everything is no stone; one stone that is told of twice is one.
  const summed = withoutSums(known.stones);
  const [total] = [...gathered.totals, ...known.totals, ...summed.totals];
  const each = oneOfCounted(context, surroundedLater(placesOfNamed(context, oneOfEach(context, summed.stones))));
  // A place without a stone is a part of the metal; of two to choose from one is wanted.
  const { stones: chosen, isOpen } = withoutChoices(context, withoutPlaces(context, each));
  const shared = shareAll(shareInRow(context, shareOfPiece(context, chosen)), gathered.shared);
  const named = placedBirthstones(shared);
  const said = named.length > 0 ? named : loneStone(context, [...gathered.loose, ...gathered.shared], total);
  const weighed = weighOnly(said, total);
  const { stones, total: left } = weighTogether(context, completeStones(context, weighed.stones), weighed.total);
  return [
    ...stones.flatMap(stoneExtractions),
    ...stones.flatMap(birthstoneExtractions),
    ...(isOpen ? [ask('stone_gem')] : []),
    ...totalExtractions(context, left, stones),
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
