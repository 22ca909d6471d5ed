import { type Draft, movedTo } from '../journal/draft.ts';
import { type KeptDesign, keptWith, unsent } from '../journal/kept-design.ts';
import { readRevision } from '../journal/read/read-revision.ts';
import type { HomeDesign } from './design-home.ts';
import { withChanges } from './with-changes.ts';

/** A draft and its record after its workshop was asked what has become of it there. */
export interface TakenIn {
  readonly draft: Draft;
  readonly kept: KeptDesign;
  /** Both sides changed it: theirs stands for the design, this one's is kept beside it. */
  readonly hasForked: boolean;
}

/**
 * Takes in what others have made of a design. Where nothing was changed here, what stands for it there is shown; else both
 * stay, and this page goes on showing its own.
 */
export function takeIn(draft: Draft, kept: KeptDesign, there: HomeDesign): TakenIn {
  const own = new Set(draft.revisions.map(({ id }) => id));
  const read = there.records.flatMap((record) => {
    const revision = readRevision(record);
    return revision.ok && !own.has(revision.value.id) ? [revision.value] : [];
  });
  const theirs = withChanges(read, draft.revisions);
  const both = { ...draft, revisions: [...draft.revisions, ...theirs] };
  // Read once more, it is there: what it was refused for is over.
  const { beside, refused: _over, ...known } = kept;
  const now = {
    ...known,
    etag: there.etag,
    head: there.headId,
    listing: there.listing,
    revisions: [...new Set([...kept.revisions, ...there.revisions])],
  };
  const isUnchanged = unsent(kept, draft) === undefined && (draft.current === kept.head || draft.current === beside);
  const stands = theirs.find(({ id }) => id === there.headId) ?? draft.revisions.find(({ id }) => id === there.headId);
  if (isUnchanged && stands !== undefined) {
    const shown = draft.current === stands.id ? both : { ...both, ...movedTo(draft, stands) };
    return { draft: shown, kept: keptWith(now, shown), hasForked: false };
  }
  // A colleague's change that is known here already, as the first state after an undo there, is no fork.
  const hasForked = !own.has(there.headId);
  const after = hasForked ? { ...now, beside: draft.current } : now;
  return { draft: both, kept: keptWith(after, both), hasForked };
}
