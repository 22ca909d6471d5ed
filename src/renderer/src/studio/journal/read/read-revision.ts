import { z } from 'zod';
import { fail, ok, type Result } from '#shared/result.ts';
import { editOriginSchema, specPatchSchema } from '#spec/edit-schema.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { Revision } from '../draft.ts';
import { keptTimeSchema } from './kept-time.ts';
import { weighedSchema } from './weighed-schema.ts';

/** The edit matters less than the spec: fields of it that can't be read get defaults. */
const editSchema = z.object({
  patch: specPatchSchema.catch([]),
  origin: editOriginSchema.catch('hand'),
  author: z.string().catch('me'),
  time: keptTimeSchema,
});

const revisionSchema = z.looseObject({
  id: z.string(),
  parent: z.string().nullable().catch(null),
  spec: z.unknown(),
  edit: editSchema.catch(() => editSchema.parse({})),
  weighed: weighedSchema.optional().catch(undefined),
});

/**
 * Parses one revision of a stored draft.
 * @returns the problem of its spec when that can't be read; any other field may be missing
 */
export function readRevision(stored: unknown): Result<Revision> {
  const read = revisionSchema.safeParse(stored);
  if (!read.success) return fail(notARevision);
  const { spec, weighed, ...rest } = read.data;
  const design = parseSpec(spec);
  if (!design.ok) return design;
  return ok({ ...rest, spec: design.value, ...(weighed === undefined ? {} : { weighed }) });
}

const notARevision = {
  code: 'revision_unreadable',
  message: 'This design is damaged in the journal of this browser.',
  remedy: 'Design it anew from its words.',
};
