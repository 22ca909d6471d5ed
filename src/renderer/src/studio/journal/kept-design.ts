import type { Problem } from '#shared/result.ts';
import { currentRevision, type Draft } from './draft.ts';
import type { Listing } from './listing.ts';

/**
 * A draft that its jeweller has kept is a design of a workshop: what is known of it there, and so what still has to go
 * there. What waits is what the draft has more, in the order of its revisions.
 */
export interface KeptDesign {
  /** That of the draft; the workshop's design has the same. */
  readonly id: string;
  /** The Idempotency-Key that it is created under, however often that is tried. */
  readonly key: string;
  /** ISO time: those that were kept first go first. */
  readonly since: string;
  /** Whose it is; undefined until it is there. */
  readonly workshop?: string;
  /** Sent as If-Match with the next change. */
  readonly etag?: string;
  /** Id of the revision that stands for it there. */
  readonly head?: string;
  /** Ids of the revisions that are there. */
  readonly revisions: readonly string[];
  readonly isWaiting: boolean;
  /** What its workshop says of it, as it was last read there. */
  readonly listing?: Listing;
  /** Why the workshop refused it for good; until somebody tries again nothing more is sent. */
  readonly refused?: Problem;
  /** What is shown here beside a change of somebody else's, which was there first and stands. */
  readonly beside?: string;
}

/** A draft that its jeweller keeps from now on. @param since ISO time */
export function keptSince(since: string, draft: Pick<Draft, 'id'>): KeptDesign {
  return { id: draft.id, key: draft.id, since, revisions: [], isWaiting: true };
}

/** The record after its draft has changed. A draft that its jeweller has changed is kept. */
export function keptAfter(kept: KeptDesign | undefined, draft: Draft): KeptDesign | undefined {
  if (kept !== undefined) return keptWith(kept, draft);
  const changed = draft.revisions.find(({ edit }) => edit.origin !== 'proposal');
  return changed && keptWith(keptSince(changed.edit.time, draft), draft);
}

/** The record with what its draft says of what waits. */
export function keptWith(kept: KeptDesign, draft: Draft | undefined): KeptDesign {
  return { ...kept, isWaiting: draft !== undefined && hasMore(kept, draft) };
}

/** Whether the draft has more than its workshop. */
export const hasMore = (kept: KeptDesign, draft: Draft): boolean =>
  unsent(kept, draft) !== undefined || movesHead(kept, draft);

/** The first revision that is not in the workshop yet. */
export function unsent(kept: KeptDesign, draft: Draft) {
  const there = new Set(kept.revisions);
  return draft.revisions.find(({ id }) => !there.has(id));
}

/** Whether what is shown here has to stand for the design; not what has been laid beside a colleague's change. */
function movesHead(kept: KeptDesign, draft: Draft): boolean {
  const { id } = currentRevision(draft);
  return id !== kept.head && id !== kept.beside;
}

/** Those of which something waits and may be sent, in the order in which they were kept. */
export const inTheirOrder = (all: readonly KeptDesign[]): readonly KeptDesign[] =>
  all
    .filter(({ isWaiting }) => isWaiting)
    .toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
