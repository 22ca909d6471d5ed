import { stoneRole } from '../../meanings/stone-roles.ts';
import { builtCuts, formOf, isCutCalled } from '../../tables/cuts.ts';
import type { PieceFacts } from '../../pieces/piece-facts.ts';
import { pieceKinds } from '../../pieces/registry.ts';
import { stoneWidthMm } from '../../stone.ts';
import type { DesignRequest } from '../../request/design-request.ts';
import type { RequestStone } from '../../request/sections/stone.ts';
import { type Comparison } from '../comparison.ts';
import type { SaidFact, Verdict } from '../fact.ts';
import { changed, number, type Judge, kept, keptAs, notDone, outside, type SectionRules, word } from '../rule.ts';
import { hasRole, isLoose, rolesOf, type SeenStones } from '../stones/answer-stones.ts';
import { isGemCalled, isMade, wordsIn } from '../../meanings/gems.ts';
import { rulesOutMined } from '../../meanings/ruled-out.ts';
import { isWithinMm, tolerances } from '../tolerances.ts';
import { isCalled } from './is-called.ts';
import { linesBeside, stoneWeightRules } from './stone-weights.ts';

/** A judge of the stones that answer the fact's own. */
function ofLine(judge: (line: SeenStones, fact: SaidFact, at: Comparison) => Verdict): Judge {
  return (fact, at) => {
    const line = at.answers[fact.index];
    return line ? judge(line, fact, at) : notDone('no stones of the design stand for these');
  };
}

const ON_PAPER = 'the design names no grade or report: it is agreed when the stone is bought';

/** A stone of the request; one whose origin was left open is grown where nothing natural is wanted. */
function withOrigin({ stones, exclude = [] }: DesignRequest, index: number): Pick<RequestStone, 'gem' | 'origin'> {
  const stone: Partial<RequestStone> = stones?.[index] ?? {};
  return stone.origin === undefined && exclude.some(rulesOutMined) ? { ...stone, origin: 'lab_grown' } : stone;
}

export const stoneRules: SectionRules<'stones'> = {
  ...stoneWeightRules,
  'stones.role': ofLine((line, { value, index }, at) =>
    stoneRole(String(value)).isAnywhere ? judgeBirthstone(line, index, at) : judgeRole(line, String(value), at),
  ),
  'stones.gem': ofLine((line, { index }, { request }) =>
    isGemCalled(line.stone.gem, line.colour, withOrigin(request, index)) ? kept : changed(line.stone.gem),
  ),
  'stones.shape': ofLine(({ stone }, { value }) =>
    isCutCalled(stone.shape, String(value)) ? kept : changed(stone.shape),
  ),
  'stones.cut': ofLine(({ stone }, { value }) =>
    isCutCalled(stone.shape, String(value)) || (value === 'step_cut' && builtCuts[stone.shape].style === 'step')
      ? kept
      : changed(stone.shape, 'in its modern cut'),
  ),
  'stones.form': ofLine(({ stone }, { value }) => {
    const form = formOf(stone.shape);
    const isKept = form === value || (value === 'drop' && isCutCalled(stone.shape, 'drop'));
    return isKept ? kept : changed(stone.shape, form === 'faceted' ? 'faceted' : 'in its usual form');
  }),
  'stones.count': ofLine((line, { value }, at) => judgeCount(line, Number(value), at)),
  'stones.diameter_mm': ofLine(({ stone }, { value }) => {
    const longMm = Math.max(stone.lengthMm, stoneWidthMm(stone));
    return isWithinMm(Number(value), longMm, tolerances.widthMm) ? keptAs(longMm) : changed(longMm);
  }),
  'stones.size_mm': ofLine(judgeBox),
  'stones.size_mm_min': ofLine(({ stone }, { value }) =>
    stone.lengthMm >= Number(value) - tolerances.widthMm ? keptAs(stone.lengthMm) : changed(stone.lengthMm),
  ),
  'stones.size_mm_max': ofLine(({ stone }, { value }) =>
    stone.lengthMm <= Number(value) + tolerances.widthMm ? keptAs(stone.lengthMm) : changed(stone.lengthMm),
  ),
  'stones.size_word': ofLine((line, { value }, { design }) =>
    judgeSizeWord(line, String(value), pieceKinds[design.spec.kind].wornOn),
  ),
  'stones.color': ofLine(({ stone, colour }, { value }) =>
    isColourCalled(wordsIn(`${colour} ${stone.gem}`), String(value)) ? kept : changed(colour),
  ),
  'stones.color_grade': () => notDone(ON_PAPER),
  'stones.clarity': () => notDone(ON_PAPER),
  'stones.clarity_is_minimum': { readWith: 'stones.clarity' },
  'stones.lab': () => notDone(ON_PAPER),
  'stones.origin_country': () => notDone('the design names no country'),
  'stones.origin': ofLine(({ stone }, { value }) =>
    isMade(stone.gem) === (value === 'lab_grown') ? kept : changed(stone.gem),
  ),
  'stones.setting': ofLine(({ holds }, { value }) => {
    const settings = holds.flatMap((hold) => hold.settings);
    return settings.includes(String(value)) ? kept : changed(settings[0] ?? 'none');
  }),
  'stones.prongs_per_stone': ofLine(({ holds }, { value }) => {
    const prongs = holds.find((hold) => hold.prongs !== undefined)?.prongs;
    return prongs === value ? kept : prongs === undefined ? notDone('held without claws') : changed(prongs);
  }),
  'stones.arrangement': word((said, { lines, shown }) => {
    const isLine =
      said === 'single_line' && lines.some(({ leads, holds }) => leads && holds.some(({ inRow }) => inRow));
    const areInTurn = said === 'alternating' && shown.some(({ holds = [] }) => holds.length > 1);
    return isLine || areInTurn ? kept : notDone('the design arranges its stones otherwise');
  }),
  'stones.orientation': ofLine(({ holds }, { value }) => {
    const isAcross = holds.some((hold) => hold.isAcross);
    if (value === 'diagonal') return notDone('set straight');
    return isAcross === (value === 'east_west') ? kept : changed(isAcross ? 'east_west' : 'north_south');
  }),
  'stones.rows': number((rows) => (rows === 1 ? kept : notDone('in one row'))),
  'stones.supplied_by': ofLine(({ stone }, { value }) => (stone.supply === value ? kept : changed(stone.supply))),
};

/** From where a stone looks small or large where it is worn, in mm: of one stone, and of each in a row. Trade judgement. */
const sizedAs = {
  finger: { small: 4.6, large: 7.2 },
  neck: { small: 4.6, large: 7.2 },
  wrist: { small: 4.6, large: 7.2 },
  ear: { small: 3.6, large: 6 },
  nose: { small: 1.8, large: 2.4 },
  forehead: { small: 4.6, large: 7.2 },
  row: { small: 2.2, large: 3 },
} as const;

/** A small pearl is as much larger than a small stone. */
const PEARLS_ARE_LARGER_MM = 1;

/** A small stone is narrow, a large one has a large face. */
function judgeSizeWord({ stone, holds }: SeenStones, said: string, wornOn: PieceFacts['wornOn']): Verdict {
  const limits = sizedAs[holds.some(({ inRow }) => inRow) ? 'row' : wornOn];
  const widthMm = Math.min(stone.lengthMm, stoneWidthMm(stone));
  const faceMm = Math.sqrt(stone.lengthMm * stoneWidthMm(stone));
  const smallMm = limits.small + (formOf(stone.shape) === 'bead' ? PEARLS_ARE_LARGER_MM : 0);
  const isKept = said === 'small' ? widthMm <= smallMm : faceMm >= limits.large;
  return isKept ? keptAs(widthMm) : changed(widthMm);
}

/** A birthstone is the gem of a month, which was named, follows from the month, or is asked for. */
function judgeBirthstone(line: SeenStones, index: number, { request }: Comparison): Verdict {
  const assumed = request.assumptions.find(({ field }) => field === `stones[${index}].gem`)?.value;
  const gem = request.stones?.[index]?.gem ?? assumed;
  if (gem === undefined) return { state: 'asked', question: 'birth_month' };
  return isGemCalled(line.stone.gem, line.colour, { gem: String(gem) }) ? kept : changed(line.stone.gem);
}

function judgeRole(line: SeenStones, role: string, at: Comparison): Verdict {
  const asked = stoneRole(role);
  if (asked.halo === 'hidden') return hasRole(line, role) ? kept : notDone('no small stones lie under the girdle');
  if (asked.isLoose) return isLoose(line) ? kept : notDone('nothing is strung or hangs loose');
  if (asked.isDrop) return isCalled(at, 'dangly') ? kept : notDone('nothing hangs');
  // What has no place of its own may hang: it goes without saying.
  if (asked.isUsual && !asked.isCentre && isLoose(line)) return kept;
  // What is set above stones that hang is the top, though the piece is about it.
  if (asked.isTop && !isLoose(line) && at.lines.some(isLoose)) return kept;
  const [halo, ...others] = rolesOf(line).filter((one) => stoneRole(one).halo);
  if (asked.halo && halo !== undefined) return [halo, ...others].includes(role) ? kept : changed(halo);
  if (hasRole(line, role)) return kept;
  // "ruby and diamond": of several that the piece is about one leads, and the others go with it.
  if (asked.isUsual && !asked.isCentre && (at.request.stones?.length ?? 0) > 1) return kept;
  if (line.leads && at.lines.length > 1) return changed('main');
  // One kind of stone alone is what the piece is about, whatever it was called.
  return line.leads ? outside('the only stones of the piece') : changed(line.stoneId);
}

/** A count is of one line or of all stones of the gem; said of a pair, it is of both or of one. */
function judgeCount(line: SeenStones, said: number, at: Comparison): Verdict {
  const isPair = pieceKinds[at.design.spec.kind].pair;
  const counts = [line.count, [line, ...linesBeside(line, at)].reduce((sum, { count }) => sum + count, 0)];
  return counts.some((count) => count === said || (isPair && count === 2 * said)) ? kept : changed(line.count);
}

function judgeBox({ stone }: SeenStones, { value }: SaidFact): Verdict {
  const said = [...(value as readonly number[])].slice(0, 2).toSorted((a, b) => b - a);
  const found = [stone.lengthMm, stoneWidthMm(stone)].toSorted((a, b) => b - a);
  const isSame = said.every((mm, side) => isWithinMm(mm, found[side] ?? 0, tolerances.widthMm));
  return isSame ? keptAs(found) : changed(found);
}

/** White stones are called colourless; "dark green" is a green. */
function isColourCalled(known: readonly string[], said: string): boolean {
  const plain = wordsIn(said).at(-1) ?? said;
  return known.includes(plain) || (plain === 'white' && known.includes('colourless'));
}
