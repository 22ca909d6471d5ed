import type { Part } from '#spec/part-registry.ts';
import type { Surroundings } from '../../../contract/part-output.ts';

/** The part that another stands on, with its id, so that a remedy can name it. */
export function hostOf(
  id: string | undefined,
  surroundings: Surroundings,
): { readonly id: string; readonly part: Part } | undefined {
  const part = id === undefined ? undefined : surroundings.part(id);
  return id !== undefined && part ? { id, part } : undefined;
}
