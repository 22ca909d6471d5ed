import { lineDrawing } from '#picture/line-drawing.ts';
import { pictureModel } from '#picture/picture-model.ts';
import type { Problem } from '#shared/result.ts';
import type { Bench } from './bench.ts';
import type { Proposal, WorkbenchAnswer, WorkbenchRequest } from './messages.ts';
import { proposeAndTest, type TestedProposal } from './propose-and-test.ts';
import { settleTray } from './settle-tray.ts';
import type { SettlingQueue } from './settling-queue.ts';
import { trayFraming } from './tray-framing.ts';
import type { WorkbenchWorld } from './world.ts';

type DesignJob = Extract<WorkbenchRequest, { type: 'design' }>;

/** Pixels of a tray picture; the page scales it. */
const TRAY_PX = 512;

/**
 * A brief becomes drawings, then weights and prices, then photographs: each proposal is posted as soon as it is known.
 * All proposals share one scale and one light, or they could not be compared.
 */
export async function runDesignJob(
  world: WorkbenchWorld,
  bench: Bench,
  queue: SettlingQueue,
  job: DesignJob,
  post: (answer: WorkbenchAnswer) => void,
  cancelled: () => boolean,
): Promise<Problem | undefined> {
  queue.warmUp();
  const understood = await world.designer.understand(job.brief);
  if (!understood.ok) return understood.problem;
  post({ type: 'understood', id: job.id, request: understood.value });
  const asking = {
    request: understood.value,
    count: job.count,
    seed: job.seed,
    profile: job.profile,
    barred: [],
    costCorrection: {},
  };
  const tested = await proposeAndTest(world.designer, bench, asking);
  if (!tested.ok) return tested.problem;
  const steps = progress(job.id, 1 + 2 * tested.value.length, post);
  const named = tested.value.map((one, index) => ({ one, id: `${job.id}-${index + 1}` }));
  const framing = trayFraming(
    tested.value.map((one) => one.model),
    TRAY_PX,
    job.seed,
  );
  post({ type: 'proposed', id: job.id, proposals: named.map(({ one, id }) => asProposal(one, id)), framing });
  const draw = async (): Promise<void> => {
    // Settlers are given their work first; the workbench's own bench begins when all is drawn.
    if (queue.isElsewhere) await world.breathe();
    for (const { one, id } of named)
      post({ type: 'drawing', id: job.id, proposalId: id, svg: lineDrawing(one.model, framing) });
    steps('drawn');
  };
  const drawn = draw();
  const settling = settleTray(
    {
      designer: world.designer,
      bench,
      queue,
      drawn,
      cancelled,
      onSettled({ tested: final, settled: { sheet, findings }, notes }, index) {
        const { id, one } = named[index] as (typeof named)[number];
        if (final !== one)
          post({ type: 'drawing', id: job.id, proposalId: id, svg: lineDrawing(final.model, framing) });
        post({ type: 'settled', id: job.id, proposal: asProposal(final, id), sheet, findings, notes });
        steps('weighed and checked');
      },
    },
    asking,
    tested.value,
  );
  const [settled] = await Promise.all([settling, drawn]);
  if (cancelled()) return undefined;
  if (!settled.ok) return settled.problem;
  for (const [
    index,
    {
      tested: final,
      settled: { piece },
    },
  ] of settled.value.entries()) {
    const id = named[index]?.id ?? '';
    await world.breathe();
    if (cancelled()) return undefined;
    await world.photograph(pictureModel(piece, final.design.spec), framing, {
      quick: true,
      cancelled,
      onPass: (pixels, final) => post({ type: 'picture', id: job.id, proposalId: id, pixels, final }),
    });
    steps('photographed');
  }
  return undefined;
}

function asProposal(tested: TestedProposal, id: string): Proposal {
  const { role, reason, spec } = tested.design;
  return { id, role, reason, spec };
}

function progress(id: number, total: number, post: (answer: WorkbenchAnswer) => void): (what: string) => void {
  let done = 0;
  return (what) => {
    done++;
    post({ type: 'progress', id, done, total, what });
  };
}
