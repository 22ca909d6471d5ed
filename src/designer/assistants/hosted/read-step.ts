import type { Problem, Result } from '#shared/result.ts';
import { fail, ok } from '#shared/result.ts';
import { CHARACTERS_PER_TOKEN, modelLimits } from '#spec/hosted-model/limits.ts';
import { modelLineSchema } from '#spec/hosted-model/model-step.ts';
import { cutOff, notOfTheLine, wroteTooMuch } from './failures.ts';

/** A tool that a model wants called. */
export interface ModelCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** One answer of a model, whole. */
export interface ReadStep {
  readonly says: string;
  readonly calls: readonly ModelCall[];
  readonly tokens: number;
}

/** Twice what a step may take: servers that ignore the limit are not read for ever. */
const MOST_CHARACTERS = 2 * modelLimits.tokensPerStep * CHARACTERS_PER_TOKEN;

/**
 * Reads an answer to its end. It is said only then: what a model claims before its call was accepted is not true yet, and half
 * an answer is none.
 */
export async function readStep(lines: AsyncIterable<unknown>): Promise<Result<ReadStep, Problem>> {
  let says = '';
  const calls: ModelCall[] = [];
  let written = 0;
  for await (const one of lines) {
    const line = modelLineSchema.safeParse(one);
    if (!line.success) return fail(notOfTheLine);
    const { data } = line;
    if (data.type === 'failed') return fail(data.problem);
    if (data.type === 'end') return data.isCut ? fail(cutOff) : ok({ says: says.trim(), calls, tokens: data.tokens });
    if (data.type === 'text') says += data.text;
    else if (calls.length < modelLimits.callsPerStep) calls.push({ id: data.id, name: data.name, input: data.input });
    written += data.type === 'text' ? data.text.length : JSON.stringify(data).length;
    if (written > MOST_CHARACTERS) return fail(wroteTooMuch);
  }
  return fail(cutOff);
}
