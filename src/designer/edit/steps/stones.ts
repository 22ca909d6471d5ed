import { carats, millimetres } from '#shared/measure-words.ts';
import { inPlural, spoken } from '#shared/words.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { applyEdit } from '#spec/edit.ts';
import { rolesOf, type SeenStones } from '#spec/kept/stones/answer-stones.ts';
import { gemOfWord } from '#spec/meanings/gems.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { fieldPatch, gemPatch, shapePatch, withField } from '#spec/piece-edits.ts';
import { likelyAnswers } from '#spec/questions.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import type { Stone } from '#spec/stone.ts';
import { estimateCarats, estimateSize } from '#spec/stone-weight.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { gems } from '#spec/tables/gems.ts';
import { appraisedStones } from '../../propose/estimated-appraisal.ts';
import { saidSize } from '../../wish/stones/stone-size-words.ts';
import { shapeOfWords } from '../../wish/stones/shape-words.ts';
import { type EditAt, type EditStep, type EditStepAnswer, stepByStep, refused, unchanged } from '../edit-step.ts';
import { numbersBehind, numbersShown, within } from '../numbers-behind.ts';

/** By how much a stone grows that is to be bigger and was never measured: one size of the trade is seen. */
const WORDED = { large: 1.15, small: 0.85 } as const;

/** The stones that are there already: another gem, another shape, another size, more or fewer of them. */
export const editStones: EditStep = (at) => {
  const { described, next, lines } = at;
  const asked = (next.stones ?? []).slice(0, lines.length);
  const counted = more(at);
  return stepByStep(at.spec, [
    ...(counted === undefined ? [] : [counted]),
    ...asked.flatMap((stone, index) => {
      const [before, line] = [described.stones?.[index], lines[index]];
      if (before === undefined || line === undefined || JSON.stringify(before) === JSON.stringify(stone)) return [];
      return [
        (spec: DesignSpec) => editGem(spec, line, before, stone),
        (spec: DesignSpec) => editShape(spec, line, before, stone),
        (spec: DesignSpec) => editSizeOf(spec, line, before, stone),
        (spec: DesignSpec) => editCount(spec, line, before, stone),
        (spec: DesignSpec) => editProngs(spec, line, before, stone),
      ];
    }),
  ]);
};

/** How many times as many "more" and "fewer" are. */
const times: Readonly<Record<string, number>> = { more: 1.3, fewer: 0.7, half: 0.5, double: 2 };

/** "More diamonds", "half the stones": of those that are counted; of one alone there are no fewer. */
function more({ change, lines, said }: EditAt): ((spec: DesignSpec) => EditStepAnswer) | undefined {
  const factor = times[String(change.changes?.['stones']?.['count'])];
  if (factor === undefined) return undefined;
  const places = new Set((said.stones ?? []).map(({ role }) => role));
  const several = lines.filter(({ count }) => count > 1);
  const line = several.find((one) => rolesOf(one).some((role) => places.has(role))) ?? several[0];
  if (line === undefined)
    return (spec) => refused(spec, 'It has one stone: say where more are to be, such as “a halo” or “on the band”.');
  const { count, stone } = line;
  const before = { role: 'side', gem: stone.gem, count };
  return (spec) => editCount(spec, line, before, { ...before, count: count * factor });
}

/** The stone that the piece is about, so many times as heavy. */
export function leadResized(
  spec: DesignSpec,
  lines: readonly SeenStones[],
  factor: number,
): EditStepAnswer | undefined {
  const line = lines.find(({ leads }) => leads);
  if (line === undefined) return undefined;
  const before = { role: 'center', gem: line.stone.gem, carat_each: line.caratsEach };
  return editSizeOf(spec, line, before, { ...before, carat_each: line.caratsEach * factor });
}

function stoneIn(spec: DesignSpec, { stoneId }: SeenStones): Stone {
  const stone = spec.stones[stoneId];
  if (stone === undefined) throw new Error(`The design has no stone "${stoneId}"`);
  return stone;
}

const nameOf = ({ gem, colour }: Stone): string =>
  colour === undefined || sayGem(gem).includes(colour) ? sayGem(gem) : `${colour} ${sayGem(gem)}`;

const called = (line: SeenStones, stone: Stone): string => (line.count > 1 ? inPlural(nameOf(stone)) : nameOf(stone));

/** Another gem, or the same in another colour, in the place that is there: its seat keeps its measures. */
function editGem(spec: DesignSpec, line: SeenStones, before: RequestStone, said: RequestStone): EditStepAnswer {
  if (said.gem === before.gem && said.color === undefined && said.origin === undefined) return unchanged(spec);
  const stone = stoneIn(spec, line);
  const word = said.gem ?? stone.gem;
  const named = gemOfWord(word, said.color, said.origin);
  if (named === undefined)
    return refused(spec, `There is no ${spoken(word)} in the gem table.`, { label: 'Sapphire', words: 'sapphire' });
  const colour = named.colour ?? (said.gem !== before.gem ? undefined : stone.colour);
  if (named.gem === stone.gem && colour === stone.colour)
    return said.color === undefined || isSaidColour(stone, said.color)
      ? refused(spec, `${line.count > 1 ? 'They are' : 'It is'} ${called(line, stone)} already.`)
      : askWhich(spec, said.color);
  const gemmed = applyEdit(spec, gemPatch(line.stoneId, stone, named.gem));
  if (!gemmed.ok) return refused(spec, gemmed.problem.message);
  const coloured =
    named.colour === undefined
      ? gemmed
      : applyEdit(gemmed.value, fieldPatch({ of: 'stones', id: line.stoneId, key: 'colour', value: named.colour }));
  if (!coloured.ok) return refused(spec, coloured.problem.message);
  const now = stoneIn(coloured.value, line);
  return { spec: coloured.value, says: [`${called(line, now)} instead of ${called(line, stone)}`], notDone: [] };
}

function isSaidColour({ gem, colour }: Stone, said: string): boolean {
  return (colour ?? gems[gem].colours[0].name).includes(spoken(said).toLowerCase());
}

/** A colour that the gem does not come in: which gem of that colour is for the client to say. */
function askWhich(spec: DesignSpec, color: string): EditStepAnswer {
  const request = {
    intent: 'new_design' as const,
    stones: [{ role: 'center', color }],
    must_ask: [],
    should_warn: [],
    evidence: {},
    assumptions: [],
  };
  const answers = likelyAnswers('', request, 'stone_gem');
  return refused(
    spec,
    `Which ${spoken(color).toLowerCase()} stone is it to be?`,
    ...answers.map(({ label, words }) => ({ label, words })),
  );
}

function editShape(spec: DesignSpec, line: SeenStones, before: RequestStone, said: RequestStone): EditStepAnswer {
  if (said.shape === before.shape && said.cut === undefined) return unchanged(spec);
  const named = shapeOfWords(said.shape === before.shape ? undefined : said.shape, said.cut);
  const stone = stoneIn(spec, line);
  if (named === undefined) return refused(spec, `No stone is cut as ${spoken(said.shape ?? said.cut ?? 'that')} here.`);
  if (named.shape === stone.shape) return refused(spec, `It is ${builtCuts[stone.shape].beforeGem} already.`);
  const edited = applyEdit(spec, shapePatch(line.stoneId, stone, named.shape));
  if (!edited.ok) return refused(spec, edited.problem.message);
  const { beforeGem } = builtCuts[named.shape];
  return {
    spec: edited.value,
    says: [`${beforeGem} instead of ${builtCuts[stone.shape].beforeGem}`],
    notDone: named.remark === undefined ? [] : [{ says: `${named.remark}.`, instead: [] }],
  };
}

/** Larger or smaller in the same proportions; by weight, by millimetres or in words. */
function editSizeOf(spec: DesignSpec, line: SeenStones, before: RequestStone, said: RequestStone): EditStepAnswer {
  const isSame = (['carat_each', 'carat_total', 'diameter_mm', 'size_mm', 'size_word', 'weight'] as const).every(
    (key) => JSON.stringify(said[key]) === JSON.stringify(before[key]),
  );
  const stone = stoneIn(spec, line);
  if (isSame) return unchanged(spec);
  const size = saidSize(
    said.carat_each === before.carat_each ? ({ ...said, carat_each: undefined } as RequestStone) : said,
  );
  const now = estimateCarats(stone);
  const wished =
    size?.said === 'mm'
      ? { lengthMm: size.lengthMm, widthMm: size.widthMm ?? size.lengthMm / ratioOf(stone) }
      : estimateSize(
          stone.gem,
          stone.shape,
          size?.carats ?? now * (said.size_word === undefined ? 1 : WORDED[said.size_word]),
          ratioOf(stone),
        );
  const { oneDiameter } = builtCuts[stone.shape];
  const { depthMm: _measured, widthMm: _width, ...rest } = stone;
  const sides = oneDiameter ? {} : { widthMm: Math.round(100 * wished.widthMm) / 100 };
  const resized: Stone = { ...rest, lengthMm: wished.lengthMm, ...sides };
  const edited = applyEdit(spec, [{ op: 'replace', path: `/stones/${line.stoneId}`, value: resized }]);
  if (!edited.ok) return refused(spec, `No stone of ${millimetres(wished.lengthMm)} can be set here.`);
  const after = stoneIn(edited.value, line);
  const each = line.count > 1 ? ' each' : '';
  const inMm = gems[stone.gem].usualForm === 'bead';
  const [to, from] = inMm
    ? [millimetres(after.lengthMm), millimetres(stone.lengthMm)]
    : [carats(estimateCarats(after)), carats(now)];
  return { spec: edited.value, says: [`${called(line, after)} of ${to}${each} instead of ${from}`], notDone: [] };
}

const ratioOf = ({ lengthMm, widthMm = lengthMm }: Stone): number => lengthMm / widthMm;

/** More or fewer of them, where they are counted by what holds them. */
function editCount(spec: DesignSpec, line: SeenStones, before: RequestStone, said: RequestStone): EditStepAnswer {
  if (said.count === undefined || said.count === before.count || line.count === 1) return unchanged(spec);
  const name = called(line, stoneIn(spec, line));
  const [number] = numbersBehind(spec, (one) => stonesCounted(one, line.stoneId)).filter(({ isCount }) => isCount);
  if (number === undefined) return refused(spec, `How many ${name} there are follows from where they stand.`);
  const value = within(number, (number.value * said.count) / (before.count ?? said.count));
  if (value === number.value) return refused(spec, `There are as many ${name} as can be set there.`);
  const next = withField(spec, { ...number, value });
  const says = `${stonesCounted(next, line.stoneId)} ${name} instead of ${stonesCounted(spec, line.stoneId)}`;
  return { spec: next, says: [says], notDone: [] };
}

function stonesCounted(spec: DesignSpec, id: string): number {
  return appraisedStones({ ...spec, size: spec.size }).find(({ stoneId }) => stoneId === id)?.count ?? 0;
}

/** Claws: how many hold the stone. */
function editProngs(spec: DesignSpec, line: SeenStones, before: RequestStone, said: RequestStone): EditStepAnswer {
  const { prongs_per_stone: prongs } = said;
  if (prongs === undefined || prongs === before.prongs_per_stone) return unchanged(spec);
  const [number] = numbersShown(spec, (shown) =>
    shown.flatMap(({ holds = [] }) => holds.filter(({ stone }) => stone === line.stoneId).map((hold) => hold.prongs)),
  ).filter(({ isCount }) => isCount);
  if (number === undefined) return unchanged(spec);
  const value = within(number, prongs);
  if (value === number.value) return refused(spec, `It has ${value} claws already.`);
  const next = withField(spec, { ...number, value });
  const more = value === prongs ? [] : [{ says: `${prongs} claws are more than it can have.`, instead: [] }];
  return { spec: next, says: [`${value} claws instead of ${number.value}`], notDone: more };
}
