import type { DesignAssistant } from '#designer/assistant.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { proposeAndTest, type TestedProposal } from './propose-and-test.ts';
import type { SettledProposal } from './settle-proposal.ts';
import { settleTray, type TrayWork } from './settle-tray.ts';
import type { SettlingQueue } from './settling-queue.ts';

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

/** Who answers a brief: a designer, a builder, and the queue in which the builder or its settlers weigh. */
export interface BriefStudio {
  readonly designer: DesignAssistant;
  readonly builder: PieceBuilder;
  readonly queue: SettlingQueue;
}

/** Who is told how the proposals of a brief are settled. */
export interface TrayListener extends Pick<TrayWork, 'drawn' | 'onSettled'> {
  /** Called when all are settled; the brief is designed when this resolves. */
  onAllSettled(proposals: readonly SettledProposal[]): Promise<void>;
}

/** Who is told how far a brief has come. */
export interface BriefListener {
  /** Once aborted, nothing more is begun or reported. */
  readonly signal?: AbortSignal;
  onUnderstood(request: DesignRequest): void;
  /** Called with the proposals before the first is weighed. */
  onProposed(tested: readonly TestedProposal[]): TrayListener;
}

const nobody: BriefListener = {
  onUnderstood: () => {},
  onProposed: () => ({ drawn: Promise.resolve(), onSettled: () => {}, onAllSettled: () => Promise.resolve() }),
};

/** Goes from words to settled proposals: for the screen with a listener, for scripts and the command line without. */
export async function designBrief(
  { designer, builder, queue }: BriefStudio,
  { brief, count, seed, profile }: BriefTask,
  listener: BriefListener = nobody,
): Promise<Result<DesignedBrief>> {
  queue.warmUp();
  const understood = await designer.understand(brief);
  if (!understood.ok) return understood;
  const request = understood.value;
  listener.onUnderstood(request);
  const task = { request, count, seed, profile, barred: [], costCorrection: {} };
  const tested = await proposeAndTest(designer, builder, task);
  if (!tested.ok) return tested;
  const tray = listener.onProposed(tested.value);
  const { signal } = listener;
  const { drawn, onSettled } = tray;
  const settling = settleTray({ designer, builder, queue, drawn, signal, onSettled }, task, tested.value);
  const [proposals] = await Promise.all([settling, drawn]);
  if (!proposals.ok) return proposals;
  if (!signal?.aborted) await tray.onAllSettled(proposals.value);
  return ok({ request, proposals: proposals.value });
}
