import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import type { HostedModel } from '../../assistant.ts';

/** One step as it is written for a test: what the model says, and what it calls. */
export interface ScriptedStep {
  readonly says?: string;
  readonly calls?: readonly (readonly [name: string, input: unknown])[];
}

/** A model that says what it is told to, step by step. One that is asked for more than its script has fails the test. */
export function scriptedModel(...script: readonly (ScriptedStep | readonly unknown[])[]) {
  const asked: ModelStep[] = [];
  const model: HostedModel = {
    async *step(step) {
      const next = script[asked.length];
      // Steps are handed on and grow: what was asked is kept as it was.
      asked.push(structuredClone(step));
      if (next === undefined) throw new Error(`The script ends after ${script.length} steps.`);
      yield* isLines(next) ? next : linesOf(next);
    },
  };
  return { model, asked };
}

const isLines = (step: ScriptedStep | readonly unknown[]): step is readonly unknown[] => Array.isArray(step);

function linesOf({ says, calls = [] }: ScriptedStep): readonly ModelLine[] {
  return [
    ...(says === undefined ? [] : [{ type: 'text', text: says } as const]),
    ...calls.map(([name, input], index) => ({ type: 'call', id: `c${index}`, name, input }) as const),
    { type: 'end', tokens: 40, isCut: false },
  ];
}
