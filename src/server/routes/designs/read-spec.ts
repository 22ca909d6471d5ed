import { listingRules } from '#shared/forms/listing-rules.ts';
import { readField } from '#shared/forms/field-rule.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import { fail, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { parseSpec } from '#spec/parse-spec.ts';

/** What no studio sends, since it reads a design itself before it is kept: a program that tries. */
export const invalidDesigns: Limit = { name: 'designs-invalid-of', most: 100, windowMs: 10 * MINUTE_MS };

/**
 * Reads a spec that was sent.
 * @param at its place in the body, for the path of a problem
 */
export function readSpec(sent: unknown, at: string): Result<DesignSpec> {
  const spec = parseSpec(sent);
  const title = spec.ok ? readField(spec.value.title, listingRules.title) : undefined;
  if (title?.ok === false) {
    const remedy = 'Give the design another title.';
    return fail({ code: 'invalid_spec', message: `${title.problem}: the title.`, remedy, path: `${at}.title` });
  }
  if (spec.ok) return spec;
  const path = spec.problem.path === undefined || spec.problem.path === '' ? at : `${at}.${spec.problem.path}`;
  return fail({ ...spec.problem, path });
}
