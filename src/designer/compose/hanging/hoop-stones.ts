import { clamp, roundToStep } from '#shared/units.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import { estimateSize } from '#spec/stone-weight.ts';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import type { HoopLook, HoopSetting } from '../../looks/hoop-look.ts';
import { copiesOf } from '../../parts/set-stones.ts';
import { halfOpeningDeg } from '../../proportions/hanging/ear-hoop.ts';
import { planRow, type RowPlan, type RowSetting } from '../../proportions/ring/eternity.ts';
import { besideFlushMm } from '../../proportions/ring/flush.ts';
import { degrees, depthMm } from '../../proportions/ring/ring.ts';
import { stationParts } from '../ring/stations.ts';
import { saidMeasures, shapeFor, stoneFor } from '../../proportions/stone-choice.ts';
import { inTurnWith } from '../in-turn.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';

/** Stones in the front of a hoop, and the metal that they ask for. */
interface HoopStones {
  readonly parts: Readonly<Record<string, Part>>;
  readonly stones: Readonly<Record<string, Stone>>;
  readonly metal: Pick<PartOf<'hoop'>, 'widthMm' | 'thicknessMm'>;
}

/** A row of stones is as broad as its hoop is said to be. */
const LARGER_MM = { slim: -0.3, usual: 0, chunky: 0.5 } as const;

/** Plain metal between the last stone and the end of the hoop. */
const PLAIN_END_DEG = 8;

/** A said count or weight is that of both ears together. */
export const EARS = copiesOf({ kind: 'earrings' });

/** Sets the stones that were asked for; undefined for a look, or a wish, without any. */
export function setInHoop(
  asked: PieceWish,
  look: HoopLook,
  hoop: PartOf<'hoop'>,
  richness: number,
): HoopStones | undefined {
  const { main } = asked.stones;
  if (!main || !look.set) return undefined;
  const { as } = look.set;
  const task = { asked, main, hoop, richness, shape: shapeFor(main, look.set.shape ?? 'round') };
  const few = (countAnEar(main) ?? LEAST_COUNT) < LEAST_COUNT;
  const largeMm = as === 'flush' ? LARGEST_SUNK_MM : LARGEST_IN_ROW_MM;
  if (as === 'bezel' || (few && as !== 'flush') || stationMm(look.set, task) > largeMm) return stations(look.set, task);
  return as === 'flush' ? sunk(look.set, task) : row(look.set, as, task);
}

/** Larger stones would make a hoop of their width too heavy for an ear: they stand on it in collars. Trade judgement. */
const LARGEST_SUNK_MM = 2.2;
const LARGEST_IN_ROW_MM = 3.2;

/** Stones in collars when no count was said. */
const USUAL_STATIONS = 3;

/** Width of a stone that was said by its size, its weight or that of all together; nothing where it is open. */
function stationMm(set: HoopSetting, { main, shape }: StoneTask): number {
  const ratio = main.lengthToWidth ?? builtCuts[shape].lengthToWidth;
  const count = countAnEar(main);
  const together = count === undefined ? undefined : main.totalCarats && main.totalCarats / EARS / count;
  const carats = main.size?.said === 'carats' ? main.size.carats : together;
  const byWeight = carats === undefined ? undefined : estimateSize(main.gem, shape, carats, ratio).widthMm;
  return saidMeasures(main, shape)?.widthMm ?? byWeight ?? set.stoneMm;
}

/** Collars on the front of the hoop, each with one stone. */
function stations(set: HoopSetting, task: StoneTask): HoopStones {
  const { main, hoop, shape, asked } = task;
  const widthMm = roundToStep(stationMm(set, task), 0.01);
  const ratio = main.lengthToWidth ?? builtCuts[shape].lengthToWidth;
  const lengthMm = saidMeasures(main, shape)?.lengthMm ?? roundToStep(widthMm * ratio, 0.01);
  const stone = stoneFor(main, shape, { widthMm, lengthMm });
  const outerRadiusMm = hoop.outerDiameterMm / 2;
  const stepDeg = degrees(STATION_STEP * widthMm, outerRadiusMm);
  const room = 1 + Math.max(0, Math.floor((frontDeg(hoop) - degrees(widthMm, outerRadiusMm)) / stepDeg));
  const count = Math.min(countAnEar(main) ?? USUAL_STATIONS, room);
  const host = { on: 'hoop', outerRadiusMm, thicknessMm: hoop.thicknessMm };
  const turn = inTurnWith(asked.stones, stone);
  return {
    stones: { station: stone, ...turn.stones },
    parts: stationParts({ holds: 'station', ...turn.row }, stone, count, host, asked.alloys[0]),
    metal: { widthMm: hoop.widthMm, thicknessMm: hoop.thicknessMm },
  };
}

/** Collars stand this many stones apart at least. */
const STATION_STEP = 2.5;

interface StoneTask {
  readonly asked: PieceWish;
  readonly main: StoneWish;
  readonly hoop: PartOf<'hoop'>;
  readonly richness: number;
  readonly shape: BuiltCutId;
}

/** The front of a hoop, from its lower end to where the lobe begins. */
function frontDeg(hoop: PartOf<'hoop'>): number {
  return Math.floor(2 * (90 - halfOpeningDeg(hoop) - PLAIN_END_DEG));
}

/** How many stones of a said count are in each ear. */
function countAnEar({ count }: StoneWish): number | undefined {
  return count === undefined ? undefined : Math.max(1, Math.round(count / EARS));
}

function row(set: HoopSetting, setting: RowSetting, task: StoneTask): HoopStones {
  const { main, shape, asked } = task;
  const said = saidMeasures(main, shape);
  const ratio = said ? said.lengthMm / said.widthMm : (main.lengthToWidth ?? builtCuts[shape].lengthToWidth);
  const plan = rowPlan(set, setting, task, ratio);
  const lengthMm = said?.lengthMm ?? roundToStep(plan.stoneMm * ratio, 0.01);
  const saidWidth = asked.lengths.bandWidthMm ?? asked.lengths.widthMm;
  const stone = stoneFor(main, shape, { widthMm: plan.stoneMm, lengthMm });
  const turn = inTurnWith(asked.stones, stone);
  const { count, arcDeg } = plan;
  return {
    stones: { row: stone, ...turn.stones },
    parts: { row: { kind: 'eternity-row', on: 'hoop', holds: 'row', ...turn.row, count, arcDeg, setting } },
    metal: {
      widthMm: saidWidth === undefined ? Math.max(plan.bandWidthMm, NARROWEST_MM) : task.hoop.widthMm,
      thicknessMm: asked.lengths.thicknessMm ?? plan.thicknessMm,
    },
  };
}

/** The hoop behind a row is still a hoop: narrower ones look like wire with stones on it. Trade judgement. */
const NARROWEST_MM = 1.8;

/** Smallest stones of a row, and how much smaller each try is where a said count does not fit the front. */
const SMALLEST_MM = 0.9;
const SMALLER_MM = 0.05;

/** The row of an ear: what was said of the stones fits on the front by their size, then by their number. */
function rowPlan(set: HoopSetting, setting: RowSetting, task: StoneTask, ratio: number): RowPlan {
  const { main, shape, hoop, asked, richness } = task;
  const saidMm = saidMeasures(main, shape)?.widthMm;
  const eachCarats = main.size?.said === 'carats' ? main.size.carats : undefined;
  const eachMm =
    saidMm ?? (eachCarats === undefined ? undefined : estimateSize(main.gem, shape, eachCarats, ratio).widthMm);
  const room = frontDeg(hoop);
  const planned = (stoneMm: number | undefined, count: number | undefined): RowPlan => {
    const inHoop = (thicknessMm: number): RowPlan =>
      planRow({
        gem: main.gem,
        shape,
        ratio,
        innerRadiusMm: hoop.outerDiameterMm / 2 - thicknessMm,
        full: false,
        setting,
        stoneMm,
        count,
        totalCarats: stoneMm === undefined && main.totalCarats !== undefined ? main.totalCarats / EARS : undefined,
        usualMm: set.stoneMm + 0.1 * richness + LARGER_MM[asked.style.size.metal],
        usualArcDeg: Math.min(set.arcDeg, room),
        bandWidthMm: undefined,
        widerMm: 0.1 * asked.heft,
      });
    return inHoop(inHoop(hoop.thicknessMm).thicknessMm);
  };
  let plan = planned(eachMm, countAnEar(main));
  while (plan.arcDeg > room && eachMm === undefined && plan.stoneMm > SMALLEST_MM) {
    plan = planned(roundToStep(plan.stoneMm - SMALLER_MM, 0.01), plan.count);
  }
  while (plan.arcDeg > room && plan.count > LEAST_COUNT) plan = planned(plan.stoneMm, plan.count - 1);
  return plan.count >= LEAST_COUNT ? plan : planned(plan.stoneMm, LEAST_COUNT);
}

/** Fewer stones are no row. */
const LEAST_COUNT = 3;

/** Metal under the culet of a sunk stone, with a little for the setter. */
const UNDER_MM = 0.35;

/** Sunk stones stand this many times their width apart. Trade judgement. */
const APART = 2.4;

function sunk(set: HoopSetting, { main, hoop, shape, asked, richness }: StoneTask): HoopStones {
  const said = saidMeasures(main, shape);
  const ratio = main.lengthToWidth ?? builtCuts[shape].lengthToWidth;
  const eachMm =
    main.size?.said === 'carats' ? estimateSize(main.gem, shape, main.size.carats, ratio).widthMm : undefined;
  const widthMm = said?.widthMm ?? eachMm ?? clamp(roundToStep(set.stoneMm + 0.05 * richness, 0.05), 1, 2.5);
  const stone = stoneFor(main, shape, { widthMm, lengthMm: said?.lengthMm ?? roundToStep(widthMm * ratio, 0.01) });
  const stepDeg = Math.max(3, roundToStep(degrees(APART * widthMm, hoop.outerDiameterMm / 2), 0.5));
  const usual = Math.max(3, Math.floor(Math.min(set.arcDeg, frontDeg(hoop)) / stepDeg));
  const count = Math.min(countAnEar(main) ?? usual, Math.max(1, Math.floor(frontDeg(hoop) / stepDeg)));
  const needed = roundToStep(stone.lengthMm + 2 * besideFlushMm(widthMm) + 0.05, 0.1);
  const saidWidth = asked.lengths.bandWidthMm ?? asked.lengths.widthMm;
  const turn = inTurnWith(asked.stones, stone);
  return {
    stones: { inset: stone, ...turn.stones },
    parts: { inset: { kind: 'flush', on: 'hoop', holds: 'inset', ...turn.row, count, spacingDeg: stepDeg } },
    metal: {
      widthMm: saidWidth === undefined ? Math.max(hoop.widthMm, needed) : hoop.widthMm,
      thicknessMm:
        asked.lengths.thicknessMm ?? Math.max(hoop.thicknessMm, Math.ceil((depthMm(stone) + UNDER_MM) * 10) / 10),
    },
  };
}
