import { sketchDesigner } from '#designer/sketch/sketch-designer.ts';
import type { Problem } from '#shared/result.ts';
import { type BriefListener, designBrief } from './design-brief.ts';
import { drawVariations } from './draw-variations.ts';
import type { JobAnswers } from '../answers.ts';
import type { Profiled, WorkbenchJobs } from '../jobs.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { nothingCastable } from './nothing-castable.ts';
import type { SettlingQueue } from './settling-queue.ts';
import { showTray } from './show-tray.ts';
import type { WorkbenchWorld } from '../world.ts';

/** A brief becomes a tray; each thing that becomes known of it is posted at once. */
export async function runDesignJob(
  world: WorkbenchWorld,
  builder: PieceBuilder,
  queue: SettlingQueue,
  job: WorkbenchJobs['design'] & Profiled,
  post: (answer: JobAnswers['design']) => void,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  const options = { seed: job.seed, ground: job.ground, settledElsewhere: queue.isElsewhere, signal, post };
  const designer = job.sketch === undefined ? world.designer : sketchDesigner(world.designer, job.sketch);
  const studio = { designer, builder, queue };
  const listener: BriefListener = {
    signal,
    onUnderstood: (request) => post({ type: 'understood', request }),
    onProposed: (tested, order) => showTray(world, options, tested, order),
  };
  const designed =
    job.vary === undefined
      ? await designBrief(studio, job, listener)
      : await drawVariations(studio, { ...job, ...job.vary }, listener);
  if (signal.aborted) return undefined;
  return designed.ok ? nothingCastable(designed.value.proposals) : designed.problem;
}
