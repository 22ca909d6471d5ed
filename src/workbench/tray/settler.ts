import type { Result } from '#shared/result.ts';
import type { WorkerClient } from '#shared/worker-calls/worker-client.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { SettledDesign } from '../piece-builder.ts';
import type { SettlerCalls } from './settler-calls.ts';

/** A builder in a thread of its own. It knows no designer: this side decides when the designer is asked again. */
export interface Settler {
  /** Starts loading, so that the worker is ready when work comes. */
  warmUp(): void;
  /** Builds one design at view quality, weighs and checks it. Rejects when its worker dies or throws. */
  settle(spec: DesignSpec, profile: WorkshopProfile): Promise<Result<SettledDesign>>;
}

/** More would not settle four proposals sooner: the largest takes as long as two small ones. */
export const MOST_SETTLERS = 3;

/** The settler in a worker. */
export function settlerOf(worker: WorkerClient<SettlerCalls>): Settler {
  return {
    warmUp: () => worker.warmUp(),
    settle: (spec, profile) => worker.call('settle', { spec, profile }),
  };
}
