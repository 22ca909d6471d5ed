import { clamp, roundToStep } from '#shared/units.ts';
import { besideClawMm } from './claw-room.ts';
import type { HaloLine } from './halo-line.ts';

/** A halo that closes: so many stones of this size, this far from the centre. */
export interface HaloPlan {
  readonly count: number;
  readonly meleeMm: number;
  readonly gapMm: number;
}

/** What a halo has to go around. */
export interface HaloTask {
  readonly lineAt: (clearMm: number) => HaloLine;
  /** Narrow side of the centre stone. */
  readonly centreMm: number;
  /** Diameter of the claws; 0 for a bezel. */
  readonly clawMm: number;
  readonly claws: number;
}

/** What was said of a halo's stones. */
export interface SaidMelee {
  readonly count: number | undefined;
  readonly meleeMm: number | undefined;
}

/** Melee over centre width, by how much the halo should show (taste, section 2: 0.16 to 0.22, usually 0.19). */
const ratios = { slim: 0.165, usual: 0.19, wide: 0.215 } as const;

export type HaloShow = keyof typeof ratios;

/** Girdle to girdle from centre to melee, in the order of liking (taste, section 2: 0.10–0.20, 0.14). */
const CENTRE_GAPS_MM = [0.14, 0.17, 0.2];

/** Girdle to girdle from melee to melee (taste, section 2: 0.08–0.15); beyond that a halo looks unfinished. */
const GAP_MM = { least: 0.08, best: 0.11, most: 0.15 };

/** Melee that is stocked for halos, in sieve steps (taste, sections 1.6 and 2). */
const MELEE_MM = { least: 0.9, most: 1.7, step: 0.05 };

/** Fewer stones are no halo (design language). */
const LEAST_COUNT = 6;

/**
 * A halo that ends on a whole stone: the melee is solved in steps of 0.05 mm and the count so that a gap and not a stone
 * lies behind every claw, and the gaps between stay within taste. Said stones and counts are kept.
 */
export function planHalo(task: HaloTask, show: HaloShow, said?: SaidMelee): HaloPlan {
  const wishedMm = clamp(ratios[show] * task.centreMm, MELEE_MM.least, MELEE_MM.most);
  const sizes = said?.meleeMm === undefined ? meleeLadder(wishedMm, said?.count !== undefined) : [said.meleeMm];
  let best: { readonly plan: HaloPlan; readonly cost: number } | undefined;
  for (const meleeMm of sizes) {
    const steps = Math.abs(meleeMm - wishedMm) / MELEE_MM.step;
    for (const gapMm of CENTRE_GAPS_MM) {
      const ahead = steps + 20 * (gapMm - GAP_MM.best);
      // Sizes come nearest first: what costs more by its size alone cannot win.
      if (best && ahead >= best.cost) continue;
      const line = task.lineAt(gapMm + meleeMm / 2);
      const around = Math.floor(line.lengthMm / (meleeMm + GAP_MM.best));
      const counts = said?.count === undefined ? countsNear(around) : [said.count];
      for (const count of counts) {
        const cost = ahead + closingCost(task, line, count, meleeMm, gapMm);
        if (!best || cost < best.cost) best = { plan: { count, meleeMm, gapMm }, cost };
      }
    }
  }
  if (!best) throw new Error('A halo has stones of some size');
  return best.plan;
}

function meleeLadder(wishedMm: number, countSaid: boolean): readonly number[] {
  const { least, most, step } = MELEE_MM;
  // A said count may want larger stones than halos have by themselves.
  const [from, to] = countSaid ? [0.8, 4] : [Math.max(least, wishedMm - 0.3), Math.min(most, wishedMm + 0.3)];
  const rungs = Math.floor((to - from) / step + 1e-6);
  const ladder = Array.from({ length: rungs + 1 }, (_, index) => roundToStep(from + index * step, step));
  return ladder.sort((one, other) => Math.abs(one - wishedMm) - Math.abs(other - wishedMm));
}

function countsNear(around: number): readonly number[] {
  return [0, -1, -2, -3].map((less) => Math.max(LEAST_COUNT, around + less));
}

/** How badly so many stones close between the claws: gaps that are tight, loose or behind no claw. */
function closingCost(task: HaloTask, line: HaloLine, count: number, meleeMm: number, gapMm: number): number {
  if (task.claws === 0) return gapCost(line.lengthMm / count - meleeMm);
  const beside = besideClawMm(task.clawMm, meleeMm, gapMm + meleeMm / 2);
  const shares = line.stretchesMm.map((stretch) => Math.round((count * stretch) / line.lengthMm));
  const given = shares.reduce((sum, stones) => sum + stones, 0);
  if (given !== count || shares.includes(0)) return NOT_CLOSED;
  return Math.max(
    ...line.stretchesMm.map((stretch, index) => stretchCost(stretch, shares[index] ?? 1, meleeMm, beside)),
  );
}

/** A halo with a stone before a claw. */
const NOT_CLOSED = 60;

function stretchCost(stretch: number, stones: number, meleeMm: number, beside: number): number {
  const even = stretch / (2 * stones);
  if (stones < 2) return 20 * Math.max(0, beside - even);
  const first = Math.max(even, beside);
  const openMm = (stretch - 2 * first) / (stones - 1) - meleeMm;
  return gapCost(openMm);
}

function gapCost(openMm: number): number {
  const tight = Math.max(0, GAP_MM.least - openMm);
  const loose = Math.max(0, openMm - GAP_MM.most);
  return 10 * Math.abs(openMm - GAP_MM.best) + 400 * tight + 60 * loose;
}

/** Petals over the centre (taste, section 2, cluster: 0.45 to 0.60). */
const PETAL_RATIO = { least: 0.42, best: 0.5, most: 0.62 };

/** A ring of petals about half as large as their centre, so many that they close. */
export function planPetals(task: HaloTask): HaloPlan {
  const most = roundToStep(PETAL_RATIO.most * task.centreMm, MELEE_MM.step);
  const least = Math.max(MELEE_MM.least, roundToStep(PETAL_RATIO.least * task.centreMm, MELEE_MM.step));
  let best = { plan: { count: 8, meleeMm: least, gapMm: 0.2 }, cost: Infinity };
  for (
    let meleeMm = least;
    meleeMm <= Math.max(least, most);
    meleeMm = roundToStep(meleeMm + MELEE_MM.step, MELEE_MM.step)
  ) {
    for (const gapMm of CENTRE_GAPS_MM) {
      const line = task.lineAt(gapMm + meleeMm / 2);
      const around = Math.floor(line.lengthMm / (meleeMm + GAP_MM.least));
      for (const count of [around, around - 1].filter((stones) => stones >= LEAST_COUNT)) {
        const off = 30 * Math.abs(meleeMm / task.centreMm - PETAL_RATIO.best);
        const cost = off + closingCost(task, line, count, meleeMm, gapMm);
        if (cost < best.cost) best = { plan: { count, meleeMm, gapMm }, cost };
      }
    }
  }
  return best.plan;
}
