import type { Finding } from '#engine/contract/finding.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Edit } from '#spec/edit.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { OrderLine } from '#spec/request/order/order-line.ts';
import type { Proposal } from '#workbench/proposal.ts';
import { MINUTE_MS } from '#shared/time-units.ts';

/** The sheet and the findings of a revision; stored so that a reload shows them at once. */
export interface Weighed {
  readonly sheet: Sheet;
  readonly findings: readonly Finding[];
}

/** One state of a design and what led to it. Nothing is overwritten: an edit after an undo forks. */
export interface Revision {
  readonly id: string;
  /** Null for the proposal itself. */
  readonly parent: string | null;
  readonly spec: DesignSpec;
  readonly edit: Edit;
  readonly weighed?: Weighed;
}

/** A revision that this studio can't read; a newer one may have written it. */
export interface UnreadRevision {
  /** Its place among all revisions. */
  readonly at: number;
  /** As it is stored. */
  readonly record: unknown;
}

/** A design that lives in this browser's journal. */
export interface Draft {
  readonly id: string;
  readonly brief: string;
  /** What this piece was designed from; in an order of several pieces, the request of its own line. */
  readonly request: DesignRequest;
  readonly line: OrderLine;
  readonly proposal: Pick<Proposal, 'role' | 'reason' | 'label'>;
  readonly revisions: readonly Revision[];
  /** Revisions that could not be read: written back unchanged, and tried again at the next read. */
  readonly unread?: readonly UnreadRevision[];
  /** Id of the revision that is shown. */
  readonly current: string;
  /** How often another revision came to be shown, in whichever window: of two windows' the later one has more. */
  readonly moves?: number;
  /** ISO time. */
  readonly created: string;
}

export function currentRevision(draft: Draft): Revision {
  return revisionOf(draft, draft.current);
}

/** What is told of the revision that is shown. The designer's words don't outlive an edit, which may undo what they say. */
export function reasonOf(draft: Draft): string {
  return currentRevision(draft).edit.origin === 'proposal' ? draft.proposal.reason : 'Changed since it was proposed.';
}

/** The state that undo leads to. */
export function before(draft: Draft): Revision | undefined {
  const { parent } = currentRevision(draft);
  return parent === null ? undefined : revisionOf(draft, parent);
}

/** The revision that is shown and all that led to it, the newest first. */
export function lineage(draft: Draft): readonly Revision[] {
  const line = [currentRevision(draft)];
  for (let earlier = line[0]?.parent ?? null; earlier !== null; earlier = line.at(-1)?.parent ?? null) {
    line.push(revisionOf(draft, earlier));
  }
  return line;
}

/** The state that redo leads to: the newest edit of this one; an adjusted proposal that was laid beside it comes last. */
export function after(draft: Draft): Revision | undefined {
  const grown = draft.revisions.filter((revision) => revision.parent === draft.current);
  return grown.findLast(({ edit }) => edit.origin !== 'proposal') ?? grown.at(-1);
}

/** By then the workbench has settled what it proposed, or the page that waited for it is gone. */
const SETTLED_WITHIN_MS = 2 * MINUTE_MS;

/**
 * Whether the workbench may still put an adjusted design in the place of the one that it proposed: nobody has changed it or
 * seen its weight, and it has not gone home. @param now in ms
 */
export function isAdjustable({ revisions: [first, ...edited], created }: Draft, now: number): boolean {
  return first?.weighed === undefined && edited.length === 0 && now - Date.parse(created) < SETTLED_WITHIN_MS;
}

/** The draft with one more revision, which becomes the one that is shown. */
export function withRevision(draft: Draft, revision: Omit<Revision, 'parent'>): Draft {
  return {
    ...draft,
    revisions: [...draft.revisions, { ...revision, parent: draft.current }],
    ...movedTo(draft, revision),
  };
}

/** The draft showing one of its revisions. */
export function showing(draft: Draft, revision: Revision): Draft {
  return { ...draft, ...movedTo(draft, revision) };
}

/** What a draft says of itself when another of its revisions comes to be shown. */
export function movedTo(
  { moves = 0 }: Draft,
  { id }: Pick<Revision, 'id'>,
): Required<Pick<Draft, 'current' | 'moves'>> {
  return { current: id, moves: moves + 1 };
}

/** The draft with the sheet and the findings of one of its revisions. */
export function withWeighed(draft: Draft, revisionId: string, weighed: Weighed): Draft {
  const revisions = draft.revisions.map((revision) =>
    revision.id === revisionId ? { ...revision, weighed } : revision,
  );
  return { ...draft, revisions };
}

function revisionOf(draft: Draft, id: string): Revision {
  const revision = draft.revisions.find((candidate) => candidate.id === id);
  if (revision === undefined) throw new Error(`Draft ${draft.id} has no revision ${id}`);
  return revision;
}
