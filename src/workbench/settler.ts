import type { Result } from '#shared/result.ts';
import type { WorkerClient } from '#shared/worker-calls/worker-client.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { SettledDesign } from './piece-builder.ts';
import type { SettlerCalls } from './settler-calls.ts';

/** A builder in a thread of its own. It knows no designer: who is asked again, and for what, is decided here. */
export interface Settler {
  /** Begins to load; asked before there is work, it is ready when there is. */
  warmUp(): void;
  /** Builds one design at view quality, weighs and checks it. Rejects when its worker has died, or threw an error. */
  settle(spec: DesignSpec, profile: WorkshopProfile): Promise<Result<SettledDesign>>;
}

/** More would settle four proposals no sooner: the largest of them takes as long as two small ones. */
export const MOST_SETTLERS = 3;

/** The settler in a worker. */
export function settlerOf(worker: WorkerClient<SettlerCalls>): Settler {
  return {
    warmUp: () => worker.warmUp(),
    settle: (spec, profile) => worker.call('settle', { spec, profile }),
  };
}
