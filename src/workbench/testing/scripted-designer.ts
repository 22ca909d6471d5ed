import type { Designer } from '#designer/assistant.ts';
import type { ProposedDesign, ProposeOptions, Role } from '#designer/proposal.ts';
import { ok } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestBudget } from '#spec/request/sections/budget.ts';
import { proposeOptions } from '#designer/propose/testing/propose-options.ts';
import type { ProposalTask } from '../tray/propose-and-test.ts';

/** A designer that gives prepared answers and records what it was asked. */
export interface ScriptedDesigner extends Designer {
  readonly told: readonly ProposeOptions[];
}

export function scriptedDesigner(
  answer: (options: ProposeOptions, round: number) => readonly ProposedDesign[],
): ScriptedDesigner {
  const told: ProposeOptions[] = [];
  return {
    told,
    understand: async () => ok(requestWith(undefined)),
    async propose(_request, options) {
      told.push(options);
      return ok(answer(options, told.length));
    },
  };
}

export function proposal(role: Role, spec: DesignSpec, estimatedAmount = 1000): ProposedDesign {
  const traits = { silhouette: role, setting: 'prong', rhythm: 'one', profile: 'd', surface: 'plain' };
  return { role, family: 'classic', reason: 'It is a sample.', traits, spec, estimatedAmount };
}

function requestWith(budget: RequestBudget | undefined): DesignRequest {
  return {
    intent: 'new_design',
    ...(budget ? { budget } : {}),
    must_ask: [],
    should_warn: [],
    evidence: {},
    assumptions: [],
  };
}

export function taskFor(count: number, budget?: RequestBudget): ProposalTask {
  return { ...proposeOptions({ count }), line: { item: 0, stones: [] }, request: requestWith(budget) };
}
