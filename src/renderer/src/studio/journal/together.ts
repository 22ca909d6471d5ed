import { before, currentRevision, type Draft, type Revision } from './draft.ts';

/**
 * One draft of the two that two windows kept of a piece: every revision of both, showing what came to be shown last.
 * Whatever else a window says of the piece is the later one's.
 *
 * @param earlier as it is kept already
 * @param later as it is to be kept
 */
export function together(earlier: Draft, later: Draft): Draft {
  const own = new Map(later.revisions.map((revision) => [revision.id, revision]));
  const known = new Set(earlier.revisions.map(({ id }) => id));
  const revisions = [
    ...earlier.revisions.map((revision) => withSheetOf(own.get(revision.id) ?? revision, revision)),
    ...later.revisions.filter(({ id }) => !known.has(id)),
  ];
  // A sheet that was made of an older state is no return to it.
  const shown = (earlier.moves ?? 0) > (later.moves ?? 0) ? earlier : later;
  return { ...later, revisions, current: shown.current, ...(shown.moves !== undefined && { moves: shown.moves }) };
}

/** A sheet that one of the windows has made already. */
function withSheetOf(revision: Revision, other: Revision): Revision {
  return revision.weighed === undefined && other.weighed !== undefined
    ? { ...revision, weighed: other.weighed }
    : revision;
}

/** What a window makes of a piece that another window has changed. */
export interface Followed {
  readonly draft: Draft;
  /** Both windows changed the state that they shared: this one goes on showing its own. */
  readonly hasForked: boolean;
}

/**
 * The draft of a window after another one kept its own: a change that goes on from what is shown here is shown, and so is
 * an undo; a change of an older state stands among the revisions.
 *
 * @param shown the draft as this window shows it
 * @param kept the draft of all windows
 */
export function followed(shown: Draft, kept: Draft): Followed {
  const own = new Set(shown.revisions.map(({ id }) => id));
  const newest = kept.revisions.findLast(({ id }) => !own.has(id));
  const draft = {
    ...together(kept, shown),
    current: shown.current,
    moves: Math.max(shown.moves ?? 0, kept.moves ?? 0),
  };
  const theirs = { ...draft, current: newest?.id ?? kept.current };
  const goesOn = ancestors(theirs).has(shown.current);
  const isUndone = newest === undefined && (kept.moves ?? 0) > (shown.moves ?? 0) && ancestors(draft).has(kept.current);
  return { draft: goesOn || isUndone ? theirs : draft, hasForked: newest !== undefined && !goesOn };
}

/** Ids of what is shown and of all that it grew out of. */
function ancestors(draft: Draft): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let at: Revision | undefined = currentRevision(draft); at; at = before({ ...draft, current: at.id })) {
    if (ids.has(at.id)) break;
    ids.add(at.id);
  }
  return ids;
}
