import { clamp, roundToStep } from '#shared/units.ts';
import { haloPlaces } from '#layout/halo/halo-places.ts';
import { firstStoneMm, haloShares, unevenness } from '#layout/halo/halo-shares.ts';
import { besideProngMm, type ProngInHalo } from '#layout/halo/prong-in-halo.ts';
import { prongGirth } from '#layout/prongs/prong-girth.ts';
import type { HaloLine, HaloLines } from './halo-line.ts';

/** A halo that closes: count and size of its stones, and their distance from the centre. */
export interface HaloPlan {
  readonly count: number;
  readonly meleeMm: number;
  readonly gapMm: number;
}

/** What a halo has to go around. */
export interface HaloTask {
  readonly lines: HaloLines;
  /** Narrow side of the centre stone. */
  readonly centreMm: number;
  /** Diameter of the claws; 0 for a bezel. */
  readonly clawMm: number;
  /** A cut with tips, which V-prongs hold. */
  readonly tipped: boolean;
}

/** What was said of a halo's stones. */
export interface SaidMelee {
  readonly count: number | undefined;
  readonly meleeMm: number | undefined;
}

/** Melee over centre width, by how much the halo should show. */
const ratios = { slim: 0.165, usual: 0.19, wide: 0.215 } as const;

export type HaloShow = keyof typeof ratios;

/** Petals of a cluster over the centre, up to what a halo's wall of 1.1 mm can hold. */
const PETAL = { ratio: 0.45, mostMm: 2.1 };

/** Girdle to girdle from centre to melee, in order of preference. */
const CENTRE_GAPS_MM = [0.14, 0.17, 0.2];

/** Around a V-prong the gap may be wider: its legs reach further along the girdle than a claw does. */
const TIPPED_GAPS_MM = [...CENTRE_GAPS_MM, 0.23, 0.25];

/** Girdle to girdle from melee to melee: a drawn halo stays well inside what `tasteRules.haloGap` lets pass. */
const GAP_MM = { least: 0.086, best: 0.11, most: 0.15 };

/** Melee that is stocked for halos, in sieve steps. */
const MELEE_MM = { least: 0.9, most: 1.7, step: 0.05 };

/** The fewest stones of a halo (design language). */
const LEAST_COUNT = 6;

/** How many plans are drawn exactly and measured before the best of them is taken. */
const PROVED = 10;

/**
 * Plans a halo of whole stones: chooses melee, in steps of 0.05 mm, and count so that a gap, not a stone, lies behind
 * every claw and the gaps stay even and small. Said stones and counts are kept.
 */
export function planHalo(task: HaloTask, show: HaloShow | 'petals', said?: SaidMelee): HaloPlan {
  const petals = show === 'petals';
  const ratio = petals ? PETAL.ratio : ratios[show];
  const wishedMm = clamp(ratio * task.centreMm, MELEE_MM.least, petals ? PETAL.mostMm : MELEE_MM.most);
  const ranked = rankedPlans(task, wishedMm, said);
  let best = ranked[0];
  let least = Infinity;
  for (const ahead of ranked.slice(0, PROVED)) {
    const cost = ahead.size + provenCost(task, ahead.plan);
    if (cost < least) [best, least] = [ahead, cost];
    // All further plans are worse for their size alone.
    if (least < ahead.size + 1) break;
  }
  if (!best) throw new Error('A halo has stones of some size');
  return best.plan;
}

interface RankedPlan {
  readonly plan: HaloPlan;
  /** The cost of the plan for its measures alone, and together with the estimate of how it closes. */
  readonly size: number;
  readonly cost: number;
}

function rankedPlans(task: HaloTask, wishedMm: number, said: SaidMelee | undefined): readonly RankedPlan[] {
  const sizes = said?.meleeMm === undefined ? meleeLadder(wishedMm, said?.count !== undefined) : [said.meleeMm];
  const plans: RankedPlan[] = [];
  for (const meleeMm of sizes) {
    for (const gapMm of task.tipped && task.clawMm > 0 ? TIPPED_GAPS_MM : CENTRE_GAPS_MM) {
      const size = Math.abs(meleeMm - wishedMm) / MELEE_MM.step + 20 * (gapMm - GAP_MM.best);
      const line = task.lines.lineAt(gapMm + meleeMm / 2);
      const around = Math.floor(line.lengthMm / (meleeMm + GAP_MM.best));
      const counts = said?.count === undefined ? [0, 1, 2, 3].map((less) => around - less) : [said.count];
      for (const count of counts) {
        const plan = { count: Math.max(LEAST_COUNT, count), meleeMm, gapMm };
        plans.push({ plan, size, cost: size + reckonedCost(task, line, plan) });
      }
    }
  }
  return plans.sort((a, b) => a.cost - b.cost);
}

function meleeLadder(wishedMm: number, countSaid: boolean): readonly number[] {
  const { least, most, step } = MELEE_MM;
  // A said count may want larger stones than halos have by themselves.
  const highest = Math.max(most, wishedMm);
  const [from, to] = countSaid ? [0.8, 4] : [Math.max(least, wishedMm - 0.3), Math.min(highest, wishedMm + 0.3)];
  const rungs = Math.floor((to - from) / step + 1e-6);
  return Array.from({ length: rungs + 1 }, (_, index) => roundToStep(from + index * step, step));
}

/** How badly a plan closes between the claws, estimated along the line. */
function reckonedCost(task: HaloTask, line: HaloLine, plan: HaloPlan): number {
  if (line.stretchesMm.length === 0) return gapCost(line.lengthMm / plan.count - plan.meleeMm);
  const shares = sharesOf(line, plan);
  if (!shares) return NOT_CLOSED;
  const claw = { girth: prongGirth(task.clawMm), insideMm: plan.gapMm + plan.meleeMm / 2 };
  let worst = 0;
  line.stretchesMm.forEach((stretch, index) => {
    const share = shares[index] ?? 1;
    const first = firstStoneMm(claw, stretch, share, plan.meleeMm);
    const openMm = share > 1 ? (stretch - 2 * first) / (share - 1) - plan.meleeMm : GAP_MM.best;
    worst = Math.max(worst, gapCost(openMm) + clawCost(claw, plan, first));
  });
  return worst + spreadCost(line, shares, plan.count);
}

/** The same, measured straight across from stone to stone: around a corner that is less. */
function provenCost(task: HaloTask, plan: HaloPlan): number {
  const drawn = task.lines.drawnAt(plan.gapMm + plan.meleeMm / 2);
  const places = haloPlaces(drawn.line, plan.count, plan.meleeMm, drawn.prongs, 0);
  const shares = sharesOf(drawn, plan) ?? [];
  if (!places.closes) return NOT_CLOSED;
  const between = places.gapsMm.filter((_, index) => places.prongAfter[index] !== true);
  const gaps = between.length > 0 ? between : places.gapsMm;
  const atClaws = drawn.prongs.map((claw, index) => {
    const first = firstStoneMm(claw, drawn.stretchesMm[index] ?? 0, shares[index] ?? 1, plan.meleeMm);
    return clawCost(claw, plan, first);
  });
  const open = gapCost(Math.min(...gaps)) + gapCost(Math.max(...gaps));
  return open + Math.max(0, ...atClaws) + spreadCost(drawn, shares, plan.count);
}

function sharesOf({ stretchesMm, lengthMm }: HaloLine, { count, meleeMm }: HaloPlan): readonly number[] | undefined {
  return haloShares(stretchesMm, lengthMm, count, meleeMm);
}

function spreadCost(line: HaloLine, shares: readonly number[], count: number): number {
  const uneven = Math.max(0, unevenness(line.stretchesMm, shares) - SEEN_UNEVEN.from);
  return TIE * tieOf(line, count) + SEEN_UNEVEN.cost * uneven;
}

/** The cost of a count that could be shared out in two ways. */
const TIE = 12;

/** From this ratio on the eye sees that one stretch is set closer than another. */
const SEEN_UNEVEN = { from: 1.08, cost: 80 };

/**
 * How near a share is to a tie, from 0 (far) to 1: at a tie the slightest play would move a stone to the next stretch.
 */
function tieOf(line: HaloLine, count: number): number {
  const off = line.stretchesMm.map((stretch) => Math.abs(((count * stretch) / line.lengthMm) % 1) - 0.5);
  return Math.max(0, ...off.map((tie) => 1 - Math.abs(tie) / TIE_ROOM));
}

/** Stretches are known to about this fraction of a stone. */
const TIE_ROOM = 0.12;

/** The cost of a stone before a claw. */
const NOT_CLOSED = 60;

function gapCost(openMm: number): number {
  const tight = Math.max(0, GAP_MM.least - openMm);
  const loose = Math.max(0, openMm - GAP_MM.most);
  return 10 * Math.abs(openMm - GAP_MM.best) + 400 * tight + 60 * loose;
}

/** A claw may overlap its neighbours by this much, which the setter files off. */
const TOUCH_MM = 0.02;

function clawCost(claw: Pick<ProngInHalo, 'girth' | 'insideMm'>, { meleeMm }: HaloPlan, firstMm: number): number {
  return 200 * Math.max(0, besideProngMm(claw, meleeMm) - firstMm - TOUCH_MM);
}
