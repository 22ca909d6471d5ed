import { applyPatch, createPatch, type Operation } from 'rfc6902';
import { fail, type Result } from '#shared/result.ts';
import type { DesignSpec } from './design-spec.ts';
import { parseSpec } from './parse-spec.ts';

/** JSON Patch (RFC 6902) on the ids of a spec. */
export type SpecPatch = readonly Operation[];

/** What an edit came from. */
export type EditOrigin = 'words' | 'form' | 'sketch' | 'outfit' | 'chart' | 'hand' | 'remedy' | 'proposal';

/** One change to a design: what, where it came from, who made it and when (ISO time, handed in). */
export interface Edit {
  readonly patch: SpecPatch;
  readonly origin: EditOrigin;
  readonly author: string;
  readonly time: string;
}

/** What was changed where one state of a design became another one. */
export const patchBetween = (before: DesignSpec, after: DesignSpec): SpecPatch => createPatch(before, after);

/** Applies a patch to a copy of the spec and checks the result; the given spec is never changed. */
export function applyEdit(spec: DesignSpec, patch: SpecPatch): Result<DesignSpec> {
  const copy = structuredClone(spec);
  const problems = applyPatch(copy, [...patch]).filter((error) => error !== null);
  const first = problems[0];
  if (first) {
    return fail({
      code: 'patch_does_not_fit',
      message: `This change does not fit the design: ${first.message}.`,
      remedy: 'Reload the design and make the change again.',
    });
  }
  return parseSpec(copy);
}
