import { clamp, roundToStep } from '#shared/units.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { pavilionMm } from './ring.ts';

/** A closing row of equal stones around a finger. */
export interface RowPlan {
  readonly stoneMm: number;
  readonly count: number;
  readonly arcDeg: number;
  readonly bandWidthMm: number;
  readonly thicknessMm: number;
}

export type RowSetting = 'shared-prong' | 'pave' | 'channel';

/** What is known of a row; undefined means open. */
export interface RowTask {
  readonly gem: GemId;
  readonly shape: BuiltCutId;
  /** Length over width. */
  readonly ratio: number;
  readonly innerRadiusMm: number;
  readonly full: boolean;
  readonly setting: RowSetting;
  readonly stoneMm: number | undefined;
  readonly count: number | undefined;
  readonly totalCarats: number | undefined;
  /** Stone and arc that the idea would take by itself. */
  readonly usualMm: number;
  readonly usualArcDeg: number;
  readonly bandWidthMm: number | undefined;
  /** Metal beside the stones beyond what they need. */
  readonly widerMm: number;
}

/** Girdle to girdle by setting: shared claws need the most room, between walls stones stand nearly side by side. */
const gapMm = { 'shared-prong': 0.18, pave: 0.14, channel: makingRules.channel.gapMm.limit } as const;

/** Metal beside the stones, on both sides together: none but the claws, a bright edge of 0.32, a wall. */
const besideMm = { 'shared-prong': 0.3, pave: 0.64, channel: 2 * makingRules.channel.wallMm.limit } as const;

/** Metal between the culets and the finger; between walls the floor of the channel comes to it. */
const CULET_MM = makingRules.shank.eternityCuletClearanceMm.limit;
const culetClearanceMm = {
  'shared-prong': CULET_MM,
  pave: CULET_MM,
  channel: CULET_MM + makingRules.channel.floorBelowCuletMm.limit,
} as const;

/** The seat's own depth in the band. */
const SEAT_MM = 0.3;

/** Up to this arc a plain one is left to size the ring by, with 10° to spare. */
const LARGEST_ARC_DEG = 360 - makingRules.shank.sizingArcMinDeg.limit - 10;

/** Steps of melee, and the smallest and largest stones of a row. */
const STONE = { least: 1, most: 5, step: 0.05 };

/** Plans a row: keeps said stones, counts and weights exactly and chooses the rest so that the last gap closes. */
export function planRow(task: RowTask): RowPlan {
  const stoneMm = task.stoneMm ?? byWeight(task)?.stoneMm ?? openStone(task);
  const pitchMm = stoneMm + gapMm[task.setting];
  const leastMm = leastThicknessMm(task, stoneMm);
  const count = task.count ?? byWeight(task)?.count ?? countFor(task, stoneMm, pitchMm, leastMm);
  const thicknessMm = task.full ? closingThicknessMm(task, count, pitchMm, leastMm) : leastMm;
  const neededDeg = count * stepDeg(pitchMm, girdleRadiusMm(task, stoneMm, thicknessMm));
  return {
    stoneMm,
    count,
    arcDeg: task.full ? 360 : Math.round(clamp(neededDeg, 60, LARGEST_ARC_DEG)),
    thicknessMm,
    // Stones lie with their length along the finger.
    bandWidthMm:
      task.bandWidthMm ?? Math.ceil((stoneMm * task.ratio + besideMm[task.setting] + task.widerMm) * 10 - 1e-6) / 10,
  };
}

/** The angle between neighbours: stones stand straight across from each other, not along the circle. */
function stepDeg(pitchMm: number, radiusMm: number): number {
  return 2 * Math.asin(Math.min(0.95, pitchMm / 2 / radiusMm)) * (180 / Math.PI);
}

function leastThicknessMm({ shape, setting }: RowTask, stoneMm: number): number {
  return roundToStep(Math.max(1.7, pavilionMm(shape, stoneMm) + culetClearanceMm[setting] + SEAT_MM), 0.1);
}

/** A little more metal closes a gap that is too small for one more stone; more than this looks clumsy. */
const MOST_EXTRA_MM = 0.3;

/** The thickness at which a full row closes: its girdles then lie on the circle that its steps make. */
function closingThicknessMm(task: RowTask, count: number, pitchMm: number, leastMm: number): number {
  const radiusMm = pitchMm / 2 / Math.sin(Math.PI / count);
  const wished = radiusMm - task.innerRadiusMm + sunkMm(pitchMm);
  return roundToStep(clamp(wished, leastMm, leastMm + MOST_EXTRA_MM), 0.05);
}

/** The stones' girdles lie about level with the metal; wide ones lie lower, where a band has fallen away. */
function girdleRadiusMm(task: RowTask, stoneMm: number, thicknessMm: number): number {
  return task.innerRadiusMm + thicknessMm - sunkMm(stoneMm);
}

function sunkMm(stoneMm: number): number {
  return 0.03 * stoneMm;
}

function openStone(task: RowTask): number {
  const usual = roundToStep(clamp(task.usualMm, STONE.least, STONE.most), STONE.step);
  if (task.count === undefined || !task.full) return usual;
  // With a said count around the whole finger, stones are as large as fits, in sieve steps.
  const each = (2 * Math.PI * (task.innerRadiusMm + 2)) / task.count - gapMm[task.setting];
  return clamp(Math.floor(each / STONE.step) * STONE.step, 0.8, 8);
}

/** As many as fit; a full row takes one more where a little more metal makes room for it. */
function countFor(task: RowTask, stoneMm: number, pitchMm: number, thicknessMm: number): number {
  const arcDeg = task.full ? 360 : task.usualArcDeg;
  const extraMm = task.full ? MOST_EXTRA_MM : 0;
  const step = stepDeg(pitchMm, girdleRadiusMm(task, stoneMm, thicknessMm + extraMm));
  return Math.max(3, Math.floor(arcDeg / step + 1e-6));
}

function caratsOf(task: RowTask, stoneMm: number): number {
  return estimateCarats({ gem: task.gem, shape: task.shape, lengthMm: stoneMm * task.ratio, widthMm: stoneMm });
}

/**
 * The row of a said total weight: for every count the stone that makes the weight exactly, to the hundredth of a
 * millimetre; of these the one that fills its arc best.
 */
function byWeight(task: RowTask): { readonly stoneMm: number; readonly count: number } | undefined {
  const { totalCarats } = task;
  if (totalCarats === undefined) return undefined;
  const unit = caratsOf(task, 1);
  let best = { stoneMm: task.usualMm, count: 3, cost: Infinity };
  for (let count = task.count ?? 3; count <= (task.count ?? 80); count += 1) {
    const stoneMm = task.stoneMm ?? Math.round(Math.cbrt(totalCarats / count / unit) * 100) / 100;
    const radiusMm = girdleRadiusMm(task, stoneMm, leastThicknessMm(task, stoneMm));
    const arcMm = ((task.full ? 360 : task.usualArcDeg) / 180) * Math.PI * radiusMm;
    const offWeight = Math.abs((count * caratsOf(task, stoneMm)) / totalCarats - 1);
    const offArc = Math.abs((count * (stoneMm + gapMm[task.setting])) / arcMm - 1);
    // Stones that touch cannot be set: a full row may be open a little, never tight.
    const tight = task.full ? Math.max(0, count * (stoneMm + 0.05) - arcMm) : 0;
    const cost = offArc + 40 * Math.max(0, offWeight - 0.02) + 100 * tight;
    if (cost < best.cost) best = { stoneMm, count, cost };
  }
  return best;
}
