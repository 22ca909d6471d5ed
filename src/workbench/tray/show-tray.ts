import { isCastable } from '#engine/making/check-piece.ts';
import type { GroundName, PictureRequest } from '#picture/contract.ts';
import { lineDrawing } from '#picture/line-drawing.ts';
import { pictureModel } from '#picture/picture-model.ts';
import type { TrayListener } from './design-brief.ts';
import type { JobAnswers } from '../answers.ts';
import type { Proposal } from '../proposal.ts';
import type { ProposedOrder } from './propose-order.ts';
import type { TestedProposal } from './propose-and-test.ts';
import type { SettledProposal } from './settle-proposal.ts';
import { saysLeftOut } from './says-left-out.ts';
import { trayFraming } from './tray-framing.ts';
import type { WorkbenchWorld } from '../world.ts';

/** Pixels of a tray picture; the page scales it. */
const TRAY_PX = 512;

/** How a tray is shown, and to whom. */
export interface TrayOptions {
  readonly seed: number;
  readonly ground: GroundName;
  /** Whether proposals are settled in other threads, so that drawing need not come first. */
  readonly settledElsewhere: boolean;
  readonly signal: AbortSignal;
  post(answer: JobAnswers['design']): void;
}

/**
 * Shows the proposals of a brief as they become known: drawings, then weights and prices, then photographs. All share
 * one scale and one light, so that they can be compared.
 */
export function showTray(
  world: WorkbenchWorld,
  options: TrayOptions,
  tested: readonly TestedProposal[],
  { lines, held }: Pick<ProposedOrder, 'lines' | 'held'>,
): TrayListener {
  const { post, signal } = options;
  const models = tested.map(({ model }) => model);
  const framing = trayFraming(models, TRAY_PX, options.seed);
  const picture: PictureRequest = { ...framing, ground: options.ground };
  const oneMoreDone = progress(tested.length, post);
  post({ type: 'proposed', proposals: tested.map(asProposal), lines, held, framing });

  async function draw(): Promise<void> {
    // Settlers get their work before drawing begins; without settlers the workbench's own builder starts after the
    // drawings.
    if (options.settledElsewhere) await world.yieldToMessages();
    for (const [index, model] of models.entries()) {
      post({ type: 'drawing', proposalId: idOf(index), svg: lineDrawing(model, picture) });
    }
    oneMoreDone();
  }

  return {
    drawn: draw(),
    onSettled({ tested: final, settled: { sheet, findings } }, index) {
      const svg = final === tested[index] ? undefined : lineDrawing(final.model, picture);
      post({ type: 'settled', proposal: asProposal(final, index), svg, sheet, findings });
      oneMoreDone();
    },
    onLeftOut({ tested: { design }, settled: { findings } }, index) {
      const message = saysLeftOut(design, findings, lines.length > 1);
      post({ type: 'leftOut', proposalId: idOf(index), message });
      oneMoreDone();
    },
    async onAllSettled(proposals) {
      for (const [index, proposal] of proposals.entries()) {
        await world.yieldToMessages();
        if (signal.aborted) return;
        if (isCastable(proposal.settled.findings)) await photograph(world, proposal, idOf(index), picture, options);
        oneMoreDone();
      }
    },
  };
}

function photograph(
  world: WorkbenchWorld,
  { tested, settled: { piece } }: SettledProposal,
  proposalId: string,
  picture: PictureRequest,
  { post, signal }: TrayOptions,
): Promise<void> {
  return world.photograph(pictureModel(piece, tested.design.spec), picture, {
    quick: true,
    signal,
    onPass: (pixels, final) => post({ type: 'picture', proposalId, pixels, final }),
  });
}

function asProposal({ design: { role, reason, spec, label }, item }: TestedProposal, index: number): Proposal {
  return { id: idOf(index), item, role, reason, spec, ...(label !== undefined && { label }) };
}

function idOf(index: number): string {
  return String(index + 1);
}

/** Counts the steps of a tray: its drawings, then a weight and a photograph a piece. */
function progress(pieces: number, post: TrayOptions['post']): () => void {
  let done = 0;
  return () => {
    done += 1;
    post({ type: 'progress', done, total: 1 + 2 * pieces, next: done > pieces ? 'photographing' : 'weighing' });
  };
}
