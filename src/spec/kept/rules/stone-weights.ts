import { pieceKinds } from '../../pieces/registry.ts';
import { caratsPer } from '../../tables/traditional-weights.ts';
import type { Comparison } from '../comparison.ts';
import type { SaidFact, Verdict } from '../fact.ts';
import { changed, type FactRule, keptAs, notDone } from '../rule.ts';
import type { SeenStones } from '../stones/answer-stones.ts';
import { isWithin, tolerances } from '../tolerances.ts';

type WeightField = 'stones.carat_each' | 'stones.carat_total' | 'stones.weight.value' | 'stones.weight.unit';

/** Weights of the stones of one kind. */
export const stoneWeightRules: Readonly<Record<WeightField, FactRule>> = {
  'stones.carat_each': (fact, at) => each(Number(fact.value), fact, at),
  'stones.carat_total': (fact, at) => together(Number(fact.value), fact, at),
  'stones.weight.value': (fact, at) => {
    const unit = at.request.stones?.[fact.index]?.weight?.unit ?? 'carat';
    return each(Number(fact.value) * caratsPer[unit], fact, at);
  },
  'stones.weight.unit': { readWith: 'stones.weight.value' },
};

function each(said: number, { index }: SaidFact, { answers }: Comparison): Verdict {
  const line = answers[index];
  return line ? caratsAgainst(said, [line.caratsEach]) : notDone('no stones of the design stand for these');
}

/**
 * A weight together is that of its own stones, or of all stones of the gem that no other stone of the request stands
 * for: a centre with its sides.
 */
function together(said: number, { index }: SaidFact, at: Comparison): Verdict {
  const line = at.answers[index];
  if (!line) return notDone('no stones of the design stand for these');
  return caratsAgainst(said, [caratsOf([line]), caratsOf([line, ...linesBeside(line, at)]), ...ofOneEar(line, at)]);
}

/** Other stones of the same gem that stand for nothing else in the request. */
export function linesBeside(line: SeenStones, { lines, answers }: Comparison): readonly SeenStones[] {
  return lines.filter((one) => !answers.includes(one) && one.stone.gem === line.stone.gem);
}

/** "1 ct studs" may be said of one of them when the number of stones was said of one, too. */
function ofOneEar(line: SeenStones, { design, request }: Comparison): readonly number[] {
  const isPair = pieceKinds[design.spec.kind].pair;
  const count = request.stones?.[0]?.count;
  return isPair && count === line.count / 2 ? [line.caratsTotal / 2] : [];
}

export function caratsOf(lines: readonly SeenStones[]): number {
  return lines.reduce((sum, { caratsTotal }) => sum + caratsTotal, 0);
}

/** Kept where one of the readings is near enough. */
export function caratsAgainst(said: number, readings: readonly number[]): Verdict {
  const near = readings.find((carats) => isWithin(said, carats, tolerances.carats));
  return near === undefined ? changed(readings[0] ?? 0) : keptAs(near);
}
