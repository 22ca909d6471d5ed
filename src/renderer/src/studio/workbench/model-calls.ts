import type { ModelStep } from '#spec/hosted-model/model-step.ts';
import type { Call } from '#shared/worker-calls/calls.ts';

/** What the workbench's worker may ask of its page: one step of the studio's model, which is asked with the user's token. */
export interface ModelCalls {
  step: Call<ModelStep, undefined, unknown>;
}
