import { createStore } from 'zustand/vanilla';
import { ok, type Result } from '#shared/result.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import type { Draft } from './draft.ts';
import type { Journal } from './journal.ts';

interface Shelved {
  /** By id. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** The drafts that are open on this page, so that every screen shows a change at once. */
export interface DraftShelf {
  readonly store: ReadonlyStore<Shelved>;
  /** The draft, if it is on the shelf. */
  draft(id: string): Draft | undefined;
  /** Puts a draft on the shelf and into the journal. */
  keep(draft: Draft): void;
  /** Changes a draft that is on the shelf; the journal follows. */
  change(id: string, change: (draft: Draft) => Draft): void;
  /** The draft, read from the journal unless it is on the shelf. */
  fetch(id: string): Promise<Result<Draft>>;
}

/** An empty shelf over the journal, which is opened with the first draft. */
export function createDraftShelf(openJournal: () => Promise<Journal>): DraftShelf {
  const store = createStore<Shelved>()(() => ({ drafts: {} }));
  const shelved = (id: string): Draft | undefined => store.getState().drafts[id];
  const shelve = (draft: Draft) => store.setState(({ drafts }) => ({ drafts: { ...drafts, [draft.id]: draft } }));

  function keep(draft: Draft): void {
    shelve(draft);
    void openJournal().then((journal) => journal.keepDraft(draft));
  }

  return {
    store,
    draft: shelved,
    keep,
    change(id, change) {
      const draft = shelved(id);
      if (draft !== undefined) keep(change(draft));
    },
    async fetch(id) {
      const before = shelved(id);
      if (before !== undefined) return ok(before);
      const read = await (await openJournal()).draft(id);
      // Another caller may have fetched and changed it meanwhile: the shelf is newer than what was read.
      const meanwhile = shelved(id);
      if (meanwhile !== undefined) return ok(meanwhile);
      if (read.ok) shelve(read.value);
      return read;
    },
  };
}
