import type { DesignAssistant } from '#designer/assistant.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder } from './piece-builder.ts';
import { proposeAndTest } from './propose-and-test.ts';
import type { SettledProposal } from './settle-proposal.ts';
import { settleTray } from './settle-tray.ts';
import type { Settler } from './settler.ts';
import { createSettlingQueue } from './settling-queue.ts';

export interface BriefTask {
  readonly brief: string;
  readonly count: number;
  readonly seed: number;
  readonly profile: WorkshopProfile;
}

export interface DesignedBrief {
  readonly request: DesignRequest;
  readonly proposals: readonly SettledProposal[];
}

/** Who answers a brief: a designer, a builder, and settlers where there are threads for them. */
export interface BriefStudio {
  readonly designer: DesignAssistant;
  readonly builder: PieceBuilder;
  readonly settlers: readonly Settler[];
}

/** Goes from words to settled proposals in one call, for scripts and the server; the screen uses the design job. */
export async function designBrief(studio: BriefStudio, task: BriefTask): Promise<Result<DesignedBrief>> {
  const { designer, builder, settlers } = studio;
  const understood = await designer.understand(task.brief);
  if (!understood.ok) return understood;
  const queue = createSettlingQueue(builder, settlers, () => Promise.resolve());
  queue.warmUp();
  const full = { ...task, request: understood.value, barred: [], costCorrection: {} };
  const tested = await proposeAndTest(designer, builder, full);
  if (!tested.ok) return tested;
  const work = { designer, builder, queue, drawn: Promise.resolve(), onSettled: () => {} };
  const proposals = await settleTray(work, full, tested.value);
  return proposals.ok ? ok({ request: understood.value, proposals: proposals.value }) : proposals;
}
