import { isUuid } from '#shared/uuid.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Draft } from '../journal/draft.ts';
import { type KeptDesign, keptWith } from '../journal/kept-design.ts';
import { readDraft } from '../journal/read/read-draft.ts';
import type { DesignHome, HomeDesign } from './design-home.ts';
import { withChanges } from './with-changes.ts';

const NOT_FOUND = 404;

/** A design that was made on another machine or in another browser, as a draft of this one. */
export interface OpenedDesign {
  readonly draft: Draft;
  readonly kept: KeptDesign;
}

/** Reads a design from whichever of the caller's workshops has it. */
export async function openFromHome(id: string, home: DesignHome): Promise<Result<OpenedDesign>> {
  // Every design of a workshop has such an id: an address that somebody made up is nobody's.
  if (!isUuid(id)) return fail(inNoWorkshop);
  const workshops = await home.workshops();
  if (!workshops.ok) return workshops;
  for (const workshopId of workshops.value) {
    const read = await home.read({ workshopId, designId: id }, new Set());
    if (read.ok) return opened(id, workshopId, read.value);
    if (read.problem.status !== NOT_FOUND) return read;
  }
  return fail(inNoWorkshop);
}

function opened(id: string, workshop: string, there: HomeDesign): Result<OpenedDesign> {
  const { brief, createdAt, headId, etag, revisions, listing } = there;
  const from = typeof there.madeFrom === 'object' ? there.madeFrom : {};
  const read = readDraft({ ...from, id, brief, created: createdAt, current: headId, revisions: there.records });
  if (!read.ok) return read;
  const place = { id, key: id, since: createdAt, workshop, etag, head: headId };
  const kept = { ...place, revisions, isWaiting: false, listing };
  const draft = { ...read.value, revisions: withChanges(read.value.revisions, []) };
  return ok({ draft, kept: keptWith(kept, draft) });
}

const inNoWorkshop: Problem = {
  code: 'design_not_found',
  message: 'This design is not in this browser, nor in your workshop.',
  remedy:
    'Open it in the browser where it was made and keep it in the workshop there, or design it anew from its words.',
};
