import type { DesignAssistant } from '#designer/assistant.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Bench } from './bench.ts';
import { proposeAndTest, type TestedProposal } from './propose-and-test.ts';
import { type SettledProposal, settleProposal } from './settle-proposal.ts';

export interface BriefAsking {
  readonly brief: string;
  readonly count: number;
  readonly seed: number;
  readonly profile: WorkshopProfile;
}

export interface DesignedBrief {
  readonly request: DesignRequest;
  readonly proposals: readonly SettledProposal[];
}

/** The whole way from words to settled proposals in one call, for scripts and the server; the screen uses the job. */
export async function designBrief(
  designer: DesignAssistant,
  bench: Bench,
  asking: BriefAsking,
): Promise<Result<DesignedBrief>> {
  const understood = await designer.understand(asking.brief);
  if (!understood.ok) return understood;
  const full = { ...asking, request: understood.value, barred: [], costCorrection: {} };
  const tested = await proposeAndTest(designer, bench, full);
  if (!tested.ok) return tested;
  const current = [...tested.value];
  const proposals: SettledProposal[] = [];
  for (const index of current.keys()) {
    const others = current.filter((_, other) => other !== index);
    const settled = await settleProposal(designer, bench, full, current[index] as TestedProposal, others);
    if (!settled.ok) return settled;
    current[index] = settled.value.tested;
    proposals.push(settled.value);
  }
  return ok({ request: understood.value, proposals });
}
