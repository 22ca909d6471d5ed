import { clamp, roundToStep } from '#shared/units.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';
import { leastPitchMm } from '#layout/line/hinged-link.ts';
import { prongDiameterMm } from '#spec/tables/making-rules.ts';

/** A line of equal settings that closes around a wrist. */
export interface TennisPlan {
  readonly widthMm: number;
  readonly lengthMm: number;
  readonly count: number;
  readonly gapMm: number;
  readonly prongMm: number;
}

export interface TennisTask {
  readonly gem: GemId;
  readonly shape: BuiltCutId;
  /** Length over width. */
  readonly ratio: number;
  /** Length of the line without its clasp. */
  readonly lineMm: number;
  readonly stoneMm: number | undefined;
  readonly count: number | undefined;
  readonly totalCarats: number | undefined;
  /** Stone and gap of the idea, before what was said. */
  readonly usualMm: number;
  readonly usualGapMm: number;
  readonly soft: boolean;
  readonly worn: PartOf<'tennis-line'>['worn'];
}

/** Settings any nearer cannot move (design language); any further apart they do not look like a line. */
const GAP_MM = { least: 0.2, most: 3 };

/** Counts that a bracelet or a necklace has. */
const COUNT = { least: 12, most: 400 };

/** Plans a line: keeps said weights, counts and lengths exactly; the gap takes what is left. */
export function planTennis(task: TennisTask): TennisPlan {
  const weighed = byWeight(task);
  const widthMm = task.stoneMm ?? weighed?.widthMm ?? roundToStep(clamp(task.usualMm, 1.5, 6), 0.1);
  const lengthMm = Math.round(widthMm * task.ratio * 100) / 100;
  // Links stand as far apart as the stone's longer side and the gap.
  const open = Math.floor(task.lineMm / (lengthMm + usualGapMm(task, lengthMm)));
  const count = task.count ?? weighed?.count ?? clamp(open, COUNT.least, COUNT.most);
  const gapMm = clamp(Math.round((task.lineMm / count - lengthMm) * 100) / 100, 0.1, GAP_MM.most);
  return { widthMm, lengthMm, count, gapMm, prongMm: prongDiameterMm(widthMm, task.soft) };
}

/** The gap of the idea, or what the hinges of a bracelet need where its stones are smaller than they are. */
function usualGapMm({ usualGapMm: wished, shape, worn }: TennisTask, lengthMm: number): number {
  return worn === 'neck' ? wished : Math.max(wished, leastPitchMm(shape, lengthMm) - lengthMm);
}

/** Of all counts that make the weight with stones that fit the line, the one whose gap is nearest to the idea's. */
function byWeight(task: TennisTask): { readonly widthMm: number; readonly count: number } | undefined {
  const { totalCarats } = task;
  if (totalCarats === undefined) return undefined;
  const { ratio } = task;
  const unit = estimateCarats({ gem: task.gem, shape: task.shape, lengthMm: ratio, widthMm: 1 });
  let best: { readonly widthMm: number; readonly count: number; readonly cost: number } | undefined;
  for (let count = task.count ?? COUNT.least; count <= (task.count ?? COUNT.most); count += 1) {
    const widthMm = task.stoneMm ?? Math.round(Math.cbrt(totalCarats / count / unit) * 100) / 100;
    const gapMm = task.lineMm / count - widthMm * ratio;
    const off = Math.abs((count * unit * widthMm ** 3) / totalCarats - 1);
    const outside = Math.max(0, GAP_MM.least - gapMm, gapMm - GAP_MM.most);
    const cost = Math.abs(gapMm - usualGapMm(task, widthMm * ratio)) + 20 * outside + 50 * Math.max(0, off - 0.02);
    if (!best || cost < best.cost) best = { widthMm, count, cost };
  }
  return best;
}
