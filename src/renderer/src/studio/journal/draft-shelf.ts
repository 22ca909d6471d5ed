import { create } from 'zustand';
import { fail, ok, type Result } from '#shared/result.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { Draft } from './draft.ts';
import { studioJournal } from './studio-journal.ts';

interface DraftShelf {
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** The drafts that are on screen somewhere: what one page changes, every other page shows at once. */
const useShelf = create<DraftShelf>()(() => ({ drafts: {} }));

export function useDraft(id: string): Draft | undefined {
  return useShelf((shelf) => shelf.drafts[id]);
}

export function draftOnShelf(id: string): Draft | undefined {
  return useShelf.getState().drafts[id];
}

/** Puts a draft on the shelf and into the journal. */
export function keepDraft(draft: Draft): void {
  shelve(draft);
  void studioJournal().then((journal) => journal.keepDraft(draft));
}

/** Changes a draft that is on the shelf; the journal follows. */
export function changeDraft(id: string, change: (draft: Draft) => Draft): void {
  const draft = draftOnShelf(id);
  if (draft !== undefined) keepDraft(change(draft));
}

/** Fetches a draft from the journal: every spec in it is read anew, since an older studio may have written it. */
export async function fetchDraft(id: string): Promise<Result<Draft>> {
  const shelved = draftOnShelf(id);
  if (shelved !== undefined) return ok(shelved);
  const journal = await studioJournal();
  const stored = await journal.draft(id);
  if (stored === undefined) return fail(missingDraft);
  const read = readDraft(stored);
  if (read.ok) shelve(read.value);
  return read;
}

function readDraft(stored: Draft): Result<Draft> {
  const revisions = [];
  for (const revision of stored.revisions) {
    const spec = parseSpec(revision.spec);
    if (!spec.ok) return spec;
    revisions.push({ ...revision, spec: spec.value });
  }
  return ok({ ...stored, revisions });
}

function shelve(draft: Draft): void {
  useShelf.setState(({ drafts }) => ({ drafts: { ...drafts, [draft.id]: draft } }));
}

const missingDraft = {
  code: 'draft_not_found',
  message: 'This design is not in the journal of this browser.',
  remedy: 'Open it in the browser where it was made, or design it anew from its words.',
};
