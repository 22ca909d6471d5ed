import { createStore } from 'zustand/vanilla';
import { fail, ok, type Result } from '#shared/result.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import type { Draft } from './draft.ts';
import { type Journal, missingDraft } from './journal.ts';
import type { OtherWindows } from './other-windows.ts';
import { followed } from './together.ts';

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
  /** Takes everything off the shelf, also what is still being read: somebody else sits down. */
  clear(): void;
}

/** What a shelf is told of, and tells, where the studio is open in several windows. */
export interface ShelfAmongWindows {
  readonly windows: OtherWindows;
  /** Called when this window and another one changed the same state of a draft. */
  onForked(draft: Draft): void;
}

/**
 * An empty shelf over the journal, which is opened with the first draft; changes of other windows come onto it.
 * @param onKept called when a draft is in the journal
 */
export function createDraftShelf(
  openJournal: () => Promise<Journal>,
  among?: ShelfAmongWindows,
  onKept?: (id: string) => void,
): DraftShelf {
  const store = createStore<Shelved>()(() => ({ drafts: {} }));
  /** Counts who sat here before. */
  let cleared = 0;
  const shelved = (id: string): Draft | undefined => store.getState().drafts[id];
  const shelve = (draft: Draft) => store.setState(({ drafts }) => ({ drafts: { ...drafts, [draft.id]: draft } }));

  function keep(draft: Draft): void {
    shelve(draft);
    void openJournal()
      .then((journal) => journal.keepDraft(draft))
      .then(() => {
        among?.windows.tell(draft.id);
        onKept?.(draft.id);
      });
  }

  async function follow(id: string): Promise<void> {
    if (shelved(id) === undefined) return;
    const before = cleared;
    const read = await (await openJournal()).draft(id);
    if (before !== cleared) return;
    const shown = shelved(id);
    if (!read.ok || shown === undefined) return;
    const { draft, hasForked } = followed(shown, read.value);
    shelve(draft);
    if (hasForked) among?.onForked(draft);
  }

  among?.windows.heed((id) => void follow(id));

  return {
    store,
    draft: shelved,
    keep,
    change(id, change) {
      const draft = shelved(id);
      if (draft !== undefined) keep(change(draft));
    },
    async fetch(id) {
      const own = shelved(id);
      if (own !== undefined) return ok(own);
      const before = cleared;
      const read = await (await openJournal()).draft(id);
      if (before !== cleared) return fail(missingDraft);
      // Another caller may have fetched and changed it meanwhile: the shelf is newer than what was read.
      const meanwhile = shelved(id);
      if (meanwhile !== undefined) return ok(meanwhile);
      if (read.ok) shelve(read.value);
      return read;
    },
    clear() {
      cleared += 1;
      store.setState({ drafts: {} });
    },
  };
}
