import { spoken } from '#shared/words.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { SeenStones } from '#spec/kept/stones/answer-stones.ts';
import { isHiddenHalo, isSetTogether } from '#spec/kept/stones/answer-stones.ts';
import { isOfDesign, ofDesign, ruledOutBy } from '#spec/meanings/ruled-out.ts';
import { buildOrder, hostsOf, stonesOf } from '#spec/references.ts';
import { type EditStep, type EditStepAnswer, stepByStep, refused } from '../edit-step.ts';
import { chosenSo, partsNamed } from '../words-of-piece.ts';

/** What is ruled out goes: by another choice of its part where there is one, else with the part and all that stands on it. */
export const editTakenAway: EditStep = (at) => {
  const { said } = at;
  // "An oval instead of the round": what takes its place was said, so that nothing has to go.
  const replaced = new Set([
    ...(said.stones ?? []).flatMap(({ shape, gem }) => [...(shape ? ['shape'] : []), ...(gem ? ['gem'] : [])]),
    ...(said.metal ? ['metal'] : []),
    ...(said.finish ? ['finish'] : []),
  ]);
  const gone = (said.exclude ?? []).filter(
    (word) => !ruledOutBy(word).every((one) => replaced.has(one.split(':')[0] ?? '') || one === ofDesign.nickel),
  );
  return stepByStep(
    at.spec,
    gone.map((word) => (spec: DesignSpec) => takenAway(spec, word, at.lines)),
  );
};

function takenAway(spec: DesignSpec, word: string, lines: readonly SeenStones[]): EditStepAnswer {
  const name = spoken(word).toLowerCase();
  const ruledOut = ruledOutBy(word);
  const stones = lines.filter((line) => spec.stones[line.stoneId] && isRuledOut(line, ruledOut));
  const leading = stones.find(({ leads }) => leads);
  if (leading && lines.length > 0)
    return refused(spec, `The piece is about its ${name}: without it, it would be another design.`, {
      label: 'Another stone',
      words: 'a sapphire instead',
    });
  const holders = Object.entries(spec.parts).flatMap(([id, part]) =>
    stonesOf(part).some((stone) => stones.some(({ stoneId }) => stoneId === stone)) ? [id] : [],
  );
  const called = partsNamed(
    spec,
    ruledOut.filter((one) => !isOfDesign(one)),
  );
  const parts = [...new Set([...holders, ...called])];
  if (parts.length === 0) return refused(spec, `It has no ${name}.`);
  let next: DesignSpec = spec;
  for (const id of parts) {
    if (next.parts[id] === undefined) continue;
    const chosen = holders.includes(id)
      ? undefined
      : chosenSo(next, id, (words) => !ruledOut.some((one) => words.has(one)));
    next = chosen ?? without(next, id);
  }
  const lead = lines.find(({ leads }) => leads);
  if (Object.keys(next.parts).length === 0 || (lead && !holdsStone(next, lead.stoneId)))
    return refused(
      spec,
      `The ${name} hold its stone: say what is to hold it instead.`,
      { label: 'A bezel', words: 'bezel' },
      { label: 'Claws', words: 'claws' },
    );
  const tidy = { ...next, stones: usedStones(next) };
  const order = buildOrder(tidy);
  return order.ok
    ? { spec: tidy, says: [`no ${name}`], notDone: [] }
    : refused(spec, `The ${name} cannot be taken away: other parts stand on it.`);
}

/** The design without a part and without all that stands or hangs on it. */
function without(spec: DesignSpec, gone: string): DesignSpec {
  const { [gone]: _, ...parts } = spec.parts;
  const guests = Object.entries(parts).flatMap(([id, part]) => (hostsOf(part).includes(gone) ? [id] : []));
  return guests.reduce((next, id) => (next.parts[id] === undefined ? next : without(next, id)), { ...spec, parts });
}

function usedStones(spec: DesignSpec): DesignSpec['stones'] {
  const used = new Set(Object.values(spec.parts).flatMap(stonesOf));
  return Object.fromEntries(Object.entries(spec.stones).filter(([id]) => used.has(id)));
}

const holdsStone = (spec: DesignSpec, stone: string): boolean =>
  Object.values(spec.parts).some((part) => stonesOf(part).includes(stone));

function isRuledOut(line: SeenStones, ruledOut: readonly string[]): boolean {
  const { stone, leads } = line;
  const own = [
    ofDesign.stones,
    ofDesign.gem(stone.gem),
    ofDesign.gem(stone.gem, line.colour),
    ofDesign.shape(stone.shape),
  ];
  const beside =
    leads || isHiddenHalo(line) ? [] : [ofDesign.sideStones, ofDesign.sideShape(stone.shape), ofDesign.otherStones];
  const small = !leads && isSetTogether(line) ? [ofDesign.smallStones] : [];
  return [...own, ...beside, ...small].some((one) => ruledOut.includes(one));
}
