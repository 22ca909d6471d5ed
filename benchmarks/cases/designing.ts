import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { builtInDesigner } from '#designer/assistants/testing/built-in-designer.ts';
import { proposeOptions } from '#designer/propose/testing/propose-options.ts';
import { leadingPiece } from '#designer/order/leading-piece.ts';
import { orderLines, type RequestedLine } from '#designer/order/order-lines.ts';
import type { LeadingPiece } from '#designer/proposal.ts';
import type { VariedModel } from '#designer/vary/variation.ts';
import { vary } from '#designer/vary/vary.ts';
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
    const set = await timedAsync(20, async (run) => {
      const request = await builtInDesigner.understand(SET_BRIEF);
      if (!request.ok) throw new Error(request.problem.message);
      await proposeSet(orderLines(request.value), run + 2);
    });
    const anchor = await anchorFor(RUBY_BRIEF);
    const varied = await timedAsync(20, async (run) => {
      const variations = vary(
        anchor,
        { locked: ['colour'], nearness: 0.5, count: 64 },
        { seed: run + 2, profile: defaultWorkshopProfile },
      );
      if (!variations.ok) throw new Error(variations.problem.message);
    });
    return [
      milliseconds('brief → one set of five proposed specs, median', set.medianMs, 150),
      milliseconds('design → 64 variations proposed, median', varied.medianMs, 500),
      milliseconds('brief → 4 proposed specs, median', proposed.medianMs, 50),
      milliseconds('brief → 4 settled and checked, first of a session', together.firstMs),
      milliseconds('brief → 4 settled and checked, median', together.medianMs, 2000),
      milliseconds('brief → 4 settled and checked by settlers that remember, median', session.medianMs, 2000),
      milliseconds('brief → 4 settled and checked without settlers, median', alone.medianMs),
    ];
  },
};

const SET_BRIEF = 'Ruby necklace, earrings, ring, bracelet and maang tikka, 22k gold';

/** One set: a design for each line, those after the first going with it. */
async function proposeSet(lines: readonly RequestedLine[], seed: number): Promise<void> {
  let leading: LeadingPiece | undefined;
  for (const { request } of lines) {
    const options = proposeOptions({ count: 1, seed, ofOrder: true, ...(leading && { leading }) });
    const proposed = await builtInDesigner.propose(request, options);
    if (!proposed.ok) throw new Error(proposed.problem.message);
    leading ??= leadingPiece(proposed.value);
  }
}

async function anchorFor(brief: string): Promise<VariedModel> {
  const request = await builtInDesigner.understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const proposed = await builtInDesigner.propose(request.value, proposeOptions());
  const [first] = proposed.ok ? proposed.value : [];
  if (first === undefined) throw new Error(`Nothing is proposed for "${brief}"`);
  return { spec: first.spec, request: request.value };
}

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
