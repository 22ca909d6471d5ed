import { type PricedOrVaried, variationsFor } from '#designer/vary/variations-for.ts';
import type { VariedModel } from '#designer/vary/variation.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { clientCurrency, profileForClient } from '#spec/request/client-currency.ts';
import { onlyLine } from '#spec/request/order/order-line.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { BriefListener, BriefStudio, DesignedBrief } from './design-brief.ts';
import type { ProposalTask, TestedProposal } from './propose-and-test.ts';
import { settleTray } from './settle-tray.ts';

/** What is to be drawn from which design. */
export interface VariationTask {
  readonly anchor: VariedModel;
  readonly wish: PricedOrVaried;
  readonly seed: number;
  readonly profile: WorkshopProfile;
}

/** Designs drawn from one that is there: shown and settled as those of a brief are, each as it was drawn. */
export async function drawVariations(
  { builder, queue, designer }: BriefStudio,
  { anchor, wish, seed, profile: shop }: VariationTask,
  listener: BriefListener,
): Promise<Result<DesignedBrief>> {
  queue.warmUp();
  const profile = profileForClient(shop, clientCurrency(anchor.request));
  const varied = variationsFor(anchor, wish, { seed, profile });
  if (!varied.ok) return varied;
  const { request, designs } = varied.value;
  listener.onUnderstood(request);
  const line = onlyLine(request);
  const tested = designs.flatMap((design): readonly TestedProposal[] => {
    const piece = builder.drag(design.spec);
    return piece.ok ? [{ design, model: pictureModel(piece.value, design.spec), item: line.item }] : [];
  });
  if (tested.length === 0) return fail(nothingBuilt);
  const tray = listener.onProposed(tested, { lines: [{ line, request }], held: [] });
  const task: ProposalTask = { line, request, count: tested.length, seed, profile, barred: [], costCorrection: {} };
  const { signal } = listener;
  // Nothing is drawn in the place of a variation: another would be another distance away.
  const once = { ...designer, propose: async () => fail(nothingBuilt) };
  const work = { builder, queue, designer: once, drawn: tray.drawn, signal };
  const settled = await settleTray({ ...work, onSettled: tray.onSettled, onLeftOut: tray.onLeftOut }, task, tested);
  if (!settled.ok) return settled;
  if (!signal?.aborted) await tray.onAllSettled(settled.value);
  return ok({ request, profile, proposals: settled.value });
}

const nothingBuilt: Problem = {
  code: 'nothing_to_vary',
  message: 'None of the variations of this design can be built.',
  remedy: 'Let something else of it change, or draw nearer to it.',
};
