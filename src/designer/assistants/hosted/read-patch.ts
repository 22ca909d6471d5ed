import { fail, ok, type Result } from '#shared/result.ts';
import type { SpecPatch } from '#spec/edit.ts';
import { specPatchSchema } from '#spec/edit-schema.ts';

/** More than any sentence changes. */
const MOST_OPERATIONS = 60;

/** A patch that a model wrote, if it is one. */
export function readPatch(written: unknown): Result<SpecPatch> {
  const read = specPatchSchema.safeParse(written);
  if (read.success && read.data.length <= MOST_OPERATIONS) return ok(read.data);
  const where = read.success ? 'it is too long' : (read.error.issues[0]?.path.join('.') ?? '');
  return fail({
    code: 'patch_not_read',
    message: `This is no JSON Patch of a spec (${where}).`,
    remedy: 'Write a list of {"op", "path", "value"}, or let edit write it.',
  });
}
