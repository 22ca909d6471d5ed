import { clamp, roundToStep } from '#shared/units.ts';

/** A halo that closes: so many stones of this size, this far from the centre. */
export interface HaloPlan {
  readonly count: number;
  readonly meleeMm: number;
  readonly gapMm: number;
}

/** What a halo has to go around. */
export interface HaloTask {
  /** Length of the stones' line by its distance from what it surrounds. */
  readonly pathAt: (clearMm: number) => number;
  /** Narrow side of the centre stone. */
  readonly centreMm: number;
  /** 0 for a bezel, which has no prongs to leave room for. */
  readonly prongs: number;
}

/** Melee over centre width, by how much the halo should show (taste, section 2: 0.16 to 0.22, usually 0.19). */
const ratios = { slim: 0.165, usual: 0.19, wide: 0.215 } as const;

export type HaloShow = keyof typeof ratios;

/** Girdle to girdle: centre to melee (0.10–0.20), and from melee to melee (0.08–0.15) (taste, section 2). */
const CENTRE_GAP_MM = 0.14;
const MELEE_GAP = { least: 0.08, best: 0.11, most: 0.15 };

/** Melee that is stocked for halos, in sieve steps (taste, sections 1.6 and 2). */
const MELEE = { least: 0.9, most: 1.7, step: 0.05 };

/** Fewer stones are no halo (design language). */
const LEAST_COUNT = 6;

/**
 * A halo that ends on a whole stone: the count is a multiple of the prongs, so that a gap and not a stone lies behind
 * every prong, and the melee is solved in steps of 0.05 mm. Where no multiple closes, an even count does.
 */
export function planHalo(task: HaloTask, show: HaloShow): HaloPlan {
  const byProngs = task.prongs >= 3 ? closing(task, show, task.prongs) : undefined;
  return (byProngs?.closes ? byProngs : closing(task, show, 2)).plan;
}

/** A halo whose count or melee was said; the other follows from the length that there is to fill. */
export function planAskedHalo(
  task: HaloTask,
  show: HaloShow,
  said: { readonly count: number | undefined; readonly meleeMm: number | undefined },
): HaloPlan {
  const plan = planHalo(task, show);
  const meleeMm = said.meleeMm ?? (said.count === undefined ? plan.meleeMm : meleeForCount(task, said.count));
  const around = task.pathAt(CENTRE_GAP_MM + meleeMm / 2) / (meleeMm + MELEE_GAP.best);
  return { ...plan, meleeMm, count: said.count ?? Math.max(LEAST_COUNT, Math.floor(around)) };
}

function meleeForCount(task: HaloTask, count: number): number {
  let best = MELEE.least;
  for (let meleeMm = 0.8; meleeMm <= 4; meleeMm = roundToStep(meleeMm + MELEE.step, MELEE.step)) {
    if (task.pathAt(CENTRE_GAP_MM + meleeMm / 2) / count - meleeMm >= MELEE_GAP.least) best = meleeMm;
  }
  return best;
}

function closing(
  task: HaloTask,
  show: HaloShow,
  multiple: number,
): { readonly plan: HaloPlan; readonly closes: boolean } {
  const wishedMm = clamp(ratios[show] * task.centreMm, MELEE.least, MELEE.most);
  let best = {
    plan: { count: LEAST_COUNT, meleeMm: MELEE.least, gapMm: CENTRE_GAP_MM },
    closes: false,
    cost: Infinity,
  };
  for (let steps = -8; steps <= 8; steps += 1) {
    const meleeMm = roundToStep(wishedMm + steps * MELEE.step, MELEE.step);
    if (meleeMm < MELEE.least || meleeMm > MELEE.most) continue;
    const pathMm = task.pathAt(CENTRE_GAP_MM + meleeMm / 2);
    const around = pathMm / (meleeMm + MELEE_GAP.best) / multiple;
    for (const times of [Math.floor(around), Math.ceil(around)]) {
      const count = Math.max(1, times) * multiple;
      if (count < LEAST_COUNT) continue;
      const openMm = pathMm / count - meleeMm;
      const outside = Math.max(0, MELEE_GAP.least - openMm, openMm - MELEE_GAP.most);
      const cost = Math.abs(steps) + 8 * Math.abs(openMm - MELEE_GAP.best) + 400 * outside;
      if (cost < best.cost) best = { plan: { count, meleeMm, gapMm: CENTRE_GAP_MM }, closes: outside < 0.01, cost };
    }
  }
  return best;
}

/** Petals over the centre (taste, section 2, cluster: 0.45 to 0.60). */
const PETAL_RATIO = { least: 0.42, best: 0.5, most: 0.62 };

/** A ring of petals about half as large as their centre, so many that they close. */
export function planPetals(pathAt: (clearMm: number) => number, centreMm: number): HaloPlan {
  let best = { plan: { count: 8, meleeMm: PETAL_RATIO.best * centreMm, gapMm: CENTRE_GAP_MM }, cost: Infinity };
  for (let count = 6; count <= 16; count += 1) {
    for (
      let meleeMm = MELEE.least;
      meleeMm <= PETAL_RATIO.most * centreMm;
      meleeMm = roundToStep(meleeMm + MELEE.step, MELEE.step)
    ) {
      const openMm = pathAt(CENTRE_GAP_MM + meleeMm / 2) / count - meleeMm;
      const off = Math.abs(meleeMm / centreMm - PETAL_RATIO.best) + (meleeMm < PETAL_RATIO.least * centreMm ? 1 : 0);
      const cost = off + 20 * Math.max(0, MELEE_GAP.least - openMm) + 5 * Math.max(0, openMm - MELEE_GAP.most);
      if (cost < best.cost) best = { plan: { count, meleeMm, gapMm: CENTRE_GAP_MM }, cost };
    }
  }
  return best.plan;
}
