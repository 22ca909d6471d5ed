import { z } from 'zod';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Proposal } from '#workbench/proposal.ts';
import type { Draft, Revision, UnreadRevision } from '../draft.ts';
import { keptRequestSchema } from './kept-request.ts';
import { keptTimeSchema } from './kept-time.ts';
import { readRevision } from './read-revision.ts';

type Role = Proposal['role'];

const roleSchema = z.enum({
  classic: 'classic',
  generous: 'generous',
  quiet: 'quiet',
  character: 'character',
} satisfies { [R in Role]: R });

const proposalSchema = z.object({
  role: roleSchema.catch('classic'),
  reason: z.string().catch(''),
  label: z.string().exactOptional(),
});

/** Drafts from before orders of several pieces have none: such a request had one line. */
export const lineSchema = z.object({ item: z.number(), stones: z.array(z.number()) });

/** Loose: fields of a newer version of the studio stay when this one writes the draft back. */
const draftSchema = z.looseObject({
  id: z.string(),
  brief: z.string().catch(''),
  request: keptRequestSchema,
  line: lineSchema.catch({ item: 0, stones: [] }),
  proposal: proposalSchema.catch(() => proposalSchema.parse({})),
  revisions: z.array(z.unknown()),
  unread: z.array(z.object({ at: z.number(), record: z.unknown() })).catch([]),
  current: z.string().catch(''),
  moves: z.number().int().nonnegative().optional().catch(undefined),
  created: keptTimeSchema,
});

/**
 * Parses a stored draft of any version of the studio. A revision that can't be read goes to `unread`: it is kept for a
 * version that can read it, and the other revisions are usable meanwhile.
 * @returns the first problem when no revision can be read at all
 */
export function readDraft(stored: unknown): Result<Draft> {
  const read = draftSchema.safeParse(stored);
  if (!read.success) return fail(notADraft);
  const { unread: laidAside, moves, ...rest } = read.data;
  const records = inTheirPlaces(read.data.revisions, laidAside);

  const revisions: Revision[] = [];
  const unread: UnreadRevision[] = [];
  let problem: Problem = notADraft;
  records.forEach((record, at) => {
    const revision = readRevision(record);
    if (revision.ok) {
      revisions.push({ ...revision.value, parent: readableBefore(records, at, revisions)?.id ?? null });
      return;
    }
    if (unread.length === 0) problem = revision.problem;
    unread.push({ at, record });
  });

  const newest = revisions.at(-1);
  if (newest === undefined) return fail(problem);
  const shown = revisions.find(({ id }) => id === rest.current) ?? newest;
  return ok({
    ...rest,
    ...(moves !== undefined && { moves }),
    revisions,
    current: shown.id,
    ...(unread.length === 0 ? {} : { unread }),
  });
}

/** All revisions in their original order. Revisions are only ever appended, so the indices are still right. */
function inTheirPlaces(revisions: readonly unknown[], laidAside: readonly UnreadRevision[]): readonly unknown[] {
  const records = [...revisions];
  for (const { at, record } of laidAside.toSorted((a, b) => a.at - b.at)) records.splice(at, 0, record);
  return records;
}

const linkSchema = z.object({ id: z.string(), parent: z.string().nullable() });

/** The nearest readable ancestor of the record at this index; a parent always comes before its children. */
function readableBefore(records: readonly unknown[], at: number, readable: readonly Revision[]): Revision | undefined {
  const parent = linkSchema.safeParse(records[at]).data?.parent ?? null;
  if (parent === null) return undefined;
  const found = readable.find(({ id }) => id === parent);
  if (found !== undefined) return found;
  const place = records.slice(0, at).findLastIndex((record) => linkSchema.safeParse(record).data?.id === parent);
  return place === -1 ? undefined : readableBefore(records, place, readable);
}

const notADraft: Problem = {
  code: 'draft_unreadable',
  message: 'This design is damaged in the journal of this browser.',
  remedy: 'Design it anew from its words.',
};
