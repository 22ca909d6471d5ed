import type { DesignSpec, DesignSpecInput } from '../design-spec.ts';
import { parseSpec } from '../parse-spec.ts';

/** Completes a sample with its defaults; throws when it does not fit the language. */
export function completeSpec(input: DesignSpecInput): DesignSpec {
  const parsed = parseSpec(input);
  if (!parsed.ok) throw new Error(`This spec is not valid: ${parsed.problem.path ?? ''} ${parsed.problem.message}`);
  return parsed.value;
}
