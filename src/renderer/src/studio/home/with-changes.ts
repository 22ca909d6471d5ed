import { patchBetween } from '#spec/edit.ts';
import type { Revision } from '../journal/draft.ts';

/**
 * Revisions that were read from a workshop, with what each of them changed of its parent: a workshop keeps states, and what
 * lies between two of them follows from them.
 * @param known where parents are found besides
 */
export function withChanges(revisions: readonly Revision[], known: readonly Revision[]): readonly Revision[] {
  const all = new Map([...known, ...revisions].map((revision) => [revision.id, revision]));
  return revisions.map((revision) => {
    const parent = revision.parent === null ? undefined : all.get(revision.parent);
    if (parent === undefined || revision.edit.origin === 'proposal') return revision;
    return { ...revision, edit: { ...revision.edit, patch: patchBetween(parent.spec, revision.spec) } };
  });
}
