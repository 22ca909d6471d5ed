import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { RefusedCall } from '../../api/studio-client.ts';
import { currentRevision, type Draft, isAdjustable, type Revision } from '../journal/draft.ts';
import { type KeptDesign, keptWith, unsent } from '../journal/kept-design.ts';
import type { AtHome, DesignHome } from './design-home.ts';

/**
 * Sends the next thing of a design that waits: its first revision, then each of the others after its parent, at last which
 * one stands for it.
 * @returns the record as it is then; a refusal with the status 412 where somebody else has changed the design meanwhile
 */
export async function sendNext(
  kept: KeptDesign,
  draft: Draft,
  home: DesignHome,
): Promise<Result<KeptDesign, RefusedCall>> {
  const { workshop, etag } = kept;
  const [first] = draft.revisions;
  if (first === undefined) return fail({ ...nothingToSend, status: 400 });
  if (workshop === undefined || etag === undefined) {
    const workshops = await home.workshops();
    if (!workshops.ok) return workshops;
    const [own] = workshops.value;
    if (own === undefined) return fail({ ...noWorkshop, status: 404 });
    const created = await home.create(own, kept.key, draft, first);
    return created.ok ? ok(keptAt({ ...kept, workshop: own }, draft, created.value, first.id)) : created;
  }
  const place = { workshopId: workshop, designId: draft.id };
  const next = unsent(kept, draft);
  if (next !== undefined) {
    const saved = await home.save(place, next, parentThere(next, kept), etag);
    return saved.ok ? ok(keptAt(kept, draft, saved.value, next.id)) : saved;
  }
  const shown = await home.show(place, currentRevision(draft), etag);
  return shown.ok ? ok(keptAt(kept, draft, shown.value)) : shown;
}

/** The parent; where this browser could not read that, the state that its design was created with. */
function parentThere({ parent }: Revision, { revisions: [created = '', ...saved] }: KeptDesign): string {
  return parent !== null && saved.includes(parent) ? parent : created;
}

function keptAt({ beside, ...kept }: KeptDesign, draft: Draft, { etag, headId }: AtHome, sent?: string): KeptDesign {
  const revisions = sent === undefined ? kept.revisions : [...kept.revisions, sent];
  const at = { ...kept, etag, head: headId, revisions };
  // Once the state of this side stands for the design again, nothing lies beside another any more.
  const yields = beside !== undefined && headId !== draft.current;
  return keptWith(yields ? { ...at, beside } : at, draft);
}

/** Whether what waits of a design may go: not while its proposal may still be adjusted, nor before it is weighed. */
export function maySend(draft: Draft, now: number): boolean {
  if (isAdjustable(draft, now)) return false;
  // The catalogue shows weight and price of what is sent: they are there a moment after an edit.
  const { weighed, edit } = currentRevision(draft);
  return weighed !== undefined || now - Date.parse(edit.time) > WEIGHED_WITHIN_MS;
}

/** By then a piece is weighed, or it cannot be built. */
export const WEIGHED_WITHIN_MS = 10_000;

const nothingToSend = {
  code: 'draft_unreadable',
  message: 'Nothing of this design can be read.',
  remedy: 'Design it anew from its words.',
};

/** A studio gives everybody one of their own with the first call; one that does not is broken. */
export const noWorkshop: Problem = {
  code: 'no_workshop',
  message: 'There is no workshop to keep this design in.',
  remedy: 'Log out and in again; if this stays, ask whoever runs the studio.',
};
