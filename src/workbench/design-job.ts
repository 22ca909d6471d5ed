import { lineDrawing } from '#picture/line-drawing.ts';
import { pictureModel } from '#picture/picture-model.ts';
import type { Problem } from '#shared/result.ts';
import type { PieceBuilder } from './piece-builder.ts';
import type { JobAnswers, Profiled, Proposal, WorkbenchJobs } from './messages.ts';
import { proposeAndTest, type TestedProposal } from './propose-and-test.ts';
import { settleTray } from './settle-tray.ts';
import type { SettlingQueue } from './settling-queue.ts';
import { trayFraming } from './tray-framing.ts';
import type { WorkbenchWorld } from './world.ts';

type Post = (answer: JobAnswers['design']) => void;

/** Pixels of a tray picture; the page scales it. */
const TRAY_PX = 512;

/**
 * A brief becomes drawings, then weights and prices, then photographs: each proposal is posted as soon as it is known.
 * All proposals share one scale and one light, so that they can be compared.
 */
export async function runDesignJob(
  world: WorkbenchWorld,
  builder: PieceBuilder,
  queue: SettlingQueue,
  job: WorkbenchJobs['design'] & Profiled,
  post: Post,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  queue.warmUp();
  const understood = await world.designer.understand(job.brief);
  if (!understood.ok) return understood.problem;
  post({ type: 'understood', request: understood.value });
  const task = {
    request: understood.value,
    count: job.count,
    seed: job.seed,
    profile: job.profile,
    barred: [],
    costCorrection: {},
  };
  const tested = await proposeAndTest(world.designer, builder, task);
  if (!tested.ok) return tested.problem;
  const oneMoreDone = progress(tested.value.length, post);
  const named = tested.value.map((one, index) => ({ one, id: String(index + 1) }));
  const framing = trayFraming(
    tested.value.map((one) => one.model),
    TRAY_PX,
    job.seed,
  );
  post({ type: 'proposed', proposals: named.map(({ one, id }) => asProposal(one, id)), framing });
  const draw = async (): Promise<void> => {
    // Settlers get their work before drawing begins; without settlers the workbench's own builder starts after the
    // drawings.
    if (queue.isElsewhere) await world.yieldToMessages();
    for (const { one, id } of named) post({ type: 'drawing', proposalId: id, svg: lineDrawing(one.model, framing) });
    oneMoreDone();
  };
  const drawn = draw();
  const settling = settleTray(
    {
      designer: world.designer,
      builder,
      queue,
      drawn,
      signal,
      onSettled({ tested: final, settled: { sheet, findings }, notes }, index) {
        const { id, one } = named[index] as (typeof named)[number];
        if (final !== one) post({ type: 'drawing', proposalId: id, svg: lineDrawing(final.model, framing) });
        post({ type: 'settled', proposal: asProposal(final, id), sheet, findings, notes });
        oneMoreDone();
      },
    },
    task,
    tested.value,
  );
  const [settled] = await Promise.all([settling, drawn]);
  if (signal.aborted) return undefined;
  if (!settled.ok) return settled.problem;
  for (const [
    index,
    {
      tested: final,
      settled: { piece },
    },
  ] of settled.value.entries()) {
    const id = named[index]?.id ?? '';
    await world.yieldToMessages();
    if (signal.aborted) return undefined;
    await world.photograph(pictureModel(piece, final.design.spec), framing, {
      quick: true,
      signal,
      onPass: (pixels, final) => post({ type: 'picture', proposalId: id, pixels, final }),
    });
    oneMoreDone();
  }
  return undefined;
}

function asProposal(tested: TestedProposal, id: string): Proposal {
  const { role, reason, spec } = tested.design;
  return { id, role, reason, spec };
}

/** Counts the steps of a tray: its drawings, then a weight and a photograph a piece. */
function progress(pieces: number, post: Post): () => void {
  let done = 0;
  return () => {
    done += 1;
    post({ type: 'progress', done, total: 1 + 2 * pieces, next: done > pieces ? 'photographing' : 'weighing' });
  };
}
