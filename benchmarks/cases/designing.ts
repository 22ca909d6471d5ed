import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { builtInDesigner } from '#designer/assistants/testing/built-in-designer.ts';
import { proposeOptions } from '#designer/propose/testing/propose-options.ts';
import { openSettlerThreads, type SettlerThreads } from '#node/settler-threads.ts';
import { designBrief } from '#workbench/tray/design-brief.ts';
import type { Settler } from '#workbench/tray/settler.ts';
import { createSettlingQueue } from '#workbench/tray/settling-queue.ts';
import { freshBuilder } from '../fresh-builder.ts';
import { type BenchmarkCase, milliseconds } from '../row.ts';
import { RUBY_BRIEF } from '../samples.ts';
import { timedAsync, timingOf } from '../timing.ts';

/** From words to four proposals, and to four that are weighed and checked. */
export const designing: BenchmarkCase = {
  name: 'designing',
  async run() {
    const proposed = await timedAsync(30, async (run) => {
      const request = await builtInDesigner.understand(RUBY_BRIEF);
      if (!request.ok) throw new Error(request.problem.message);
      await builtInDesigner.propose(request.value, proposeOptions({ seed: run + 2 }));
    });
    // The settlers come first, so that the first row measures a program that was just started.
    const together = await withThreads(openSettlerThreads(new URL('../settler-thread.ts', import.meta.url)));
    const session = await withThreads(openSettlerThreads());
    const alone = await settledFor([]);
    return [
      milliseconds('brief → 4 proposed specs, median', proposed.medianMs, 50),
      milliseconds('brief → 4 settled and checked, first of a session', together.firstMs),
      milliseconds('brief → 4 settled and checked, median', together.medianMs, 2000),
      milliseconds('brief → 4 settled and checked by settlers that remember, median', session.medianMs, 2000),
      milliseconds('brief → 4 settled and checked without settlers, median', alone.medianMs),
    ];
  },
};

async function withThreads({ settlers, close }: SettlerThreads): Promise<Settled> {
  try {
    return await settledFor(settlers);
  } finally {
    await close();
  }
}

interface Settled {
  readonly firstMs: number;
  readonly medianMs: number;
}

/** Six briefs, each with a fresh builder and another seed, so that nothing of the last one is remembered. */
async function settledFor(settlers: readonly Settler[]): Promise<Settled> {
  const durations: number[] = [];
  for (let seed = 1; seed <= 6; seed += 1) {
    const builder = await freshBuilder();
    const studio = { designer: builtInDesigner, builder, queue: createSettlingQueue(builder, settlers) };
    const from = performance.now();
    const designed = await designBrief(studio, { brief: RUBY_BRIEF, count: 4, seed, profile: defaultWorkshopProfile });
    if (!designed.ok) throw new Error(designed.problem.message);
    durations.push(performance.now() - from);
  }
  return { firstMs: durations[0] as number, medianMs: timingOf(durations.slice(1)).medianMs };
}
