import { type StoneRole, stoneRole } from '../../meanings/stone-roles.ts';
import type { RequestStone } from '../../request/sections/stone.ts';
import type { Stone } from '../../stone.ts';
import { gems } from '../../tables/gems.ts';
import type { Shown, ShownHold } from '../../shown/shown.ts';
import type { Appraisal, AppraisedStones } from '../appraisal.ts';
import { isGemCalled } from '../../meanings/gems.ts';

/** The stones of one kind in a design, with what holds them. */
export interface SeenStones extends AppraisedStones {
  readonly stone: Stone;
  readonly colour: string;
  readonly holds: readonly ShownHold[];
  /** Whether the piece is about it: the largest that does not hang loose beside others, of several that are the first. */
  readonly leads: boolean;
}

/** For each stone of a request the line of the design that stands for it; undefined where nothing does. */
export type AnsweredStones = readonly (SeenStones | undefined)[];

export function stoneLines({ spec, stones }: Appraisal, shown: readonly Shown[]): readonly SeenStones[] {
  const holds = shown.flatMap((one) => one.holds ?? []);
  const set = stones.filter(({ stoneId }) => !holds.some((hold) => hold.stone === stoneId && isLooseRole(hold.role)));
  const able = set.length > 0 ? set : stones;
  const most = Math.max(...able.map(({ caratsEach }) => caratsEach));
  const leading = able.find(({ caratsEach }) => caratsEach === most);
  return stones.flatMap((weighed): readonly SeenStones[] => {
    const stone = spec.stones[weighed.stoneId];
    if (!stone) return [];
    const colour = stone.colour ?? gems[stone.gem].colours[0].name;
    const own = holds.filter((hold) => hold.stone === weighed.stoneId);
    return [{ ...weighed, stone, colour, holds: own, leads: weighed === leading }];
  });
}

/** Whether stones are set in rows or frames, not in settings of their own. */
export function isSetTogether({ holds }: SeenStones): boolean {
  return holds.some((hold) => hold.inRow === true || hold.role !== undefined);
}

/** What stones are to the piece by what holds them. */
export function rolesOf({ holds }: SeenStones): readonly string[] {
  return holds.flatMap((hold) => hold.role ?? []);
}

function isLooseRole(role: string | undefined): boolean {
  return role !== undefined && stoneRole(role).isLoose === true;
}

/** Whether stones hang loose from what carries them. */
export function isLoose(line: SeenStones): boolean {
  return rolesOf(line).some(isLooseRole);
}

/** The halos that stones make by what holds them. */
function halosOf(line: SeenStones): readonly StoneRole['halo'][] {
  return rolesOf(line).flatMap((role) => stoneRole(role).halo ?? []);
}

/** Whether stones lie under the girdle, seen from the side alone. */
export function isHiddenHalo(line: SeenStones): boolean {
  return halosOf(line).includes('hidden');
}

/** Whether a line has the place in the piece that a role names. */
export function hasRole(line: SeenStones, role: string): boolean {
  const { leads, halo, isAnywhere } = stoneRole(role);
  if (isAnywhere) return true;
  if (leads) return line.leads;
  if (halo === 'hidden') return isHiddenHalo(line);
  const isInHalo = halosOf(line).length > 0;
  return halo ? isInHalo && !isHiddenHalo(line) : !isInHalo && !line.leads;
}

/** Gives each stone of a request a line of its own: those that fit best first. */
export function answerStones(asked: readonly RequestStone[], lines: readonly SeenStones[]): AnsweredStones {
  const pairs = asked
    .flatMap((stone, index) => lines.map((line) => ({ index, line, likeness: likeness(stone, line, asked.length) })))
    .toSorted((a, b) => b.likeness - a.likeness);
  const answers: (SeenStones | undefined)[] = asked.map(() => undefined);
  const taken = new Set<SeenStones>();
  for (const { index, line } of pairs) {
    if (answers[index] || taken.has(line)) continue;
    answers[index] = line;
    taken.add(line);
  }
  return answers;
}

/** A place in the piece tells more than the gem, which may have been changed; shape and size decide between equals. */
function likeness(asked: RequestStone, line: SeenStones, count: number): number {
  const { isUsual, isCentre, isAnywhere } = stoneRole(asked.role);
  // Of several that the piece is about, the gem tells which is which.
  const isSaid = isCentre || !(isUsual || isAnywhere) || count === 1;
  const place = hasRole(line, asked.role) ? (isSaid ? 5 : 1) : 0;
  const alone = count === 1 && line.leads ? 2 : 0;
  const gem = asked.gem !== undefined && isGemCalled(line.stone.gem, line.colour, asked) ? 4 : 0;
  const shape = asked.shape === line.stone.shape ? 1 : 0;
  const size = asked.carat_each === undefined ? 0 : 1 / (1 + Math.abs(Math.log(line.caratsEach / asked.carat_each)));
  return place + alone + gem + shape + size;
}
