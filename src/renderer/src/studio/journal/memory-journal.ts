import { fail, ok } from '#shared/result.ts';
import type { Draft } from './draft.ts';
import { inTheirOrder, keptAfter, type KeptDesign, keptWith } from './kept-design.ts';
import { together } from './together.ts';
import { type Journal, missingDraft, type Notes, type TrayRecord } from './journal.ts';

/** A journal for a browser that keeps nothing: everything works, until the page is closed. */
export function createMemoryJournal(): Journal {
  const drafts = new Map<string, Draft>();
  const trays = new Map<string, TrayRecord>();
  const pictures = new Map<string, Blob>();
  const designs = new Map<string, KeptDesign>();
  const notes = new Map<keyof Notes, Notes[keyof Notes]>();

  return {
    async draft(id) {
      const draft = drafts.get(id);
      return draft === undefined ? fail(missingDraft) : ok(draft);
    },
    async keepDraft(draft) {
      const before = drafts.get(draft.id);
      const both = before === undefined ? draft : together(before, draft);
      drafts.set(draft.id, both);
      const kept = keptAfter(designs.get(draft.id), both);
      if (kept !== undefined) designs.set(draft.id, kept);
    },
    tray: async (id) => trays.get(id),
    recentTrays: async (limit) =>
      [...trays.values()].sort((a, b) => b.created.localeCompare(a.created)).slice(0, limit),
    async keepTray(tray) {
      trays.set(tray.id, tray);
    },
    picture: async (revision, picture) => pictures.get(`${revision} ${picture}`),
    async keepPicture(revision, picture, bytes) {
      pictures.set(`${revision} ${picture}`, bytes);
    },
    note: async <K extends keyof Notes>(name: K) => notes.get(name) as Notes[K] | undefined,
    async keepNote(name, value) {
      notes.set(name, value);
    },
    async changeNote<K extends keyof Notes>(name: K, change: (before: Notes[K] | undefined) => Notes[K]) {
      notes.set(name, change(notes.get(name) as Notes[K] | undefined));
    },
    kept: async (id) => designs.get(id),
    async writeKept(kept) {
      const written = keptWith(kept, drafts.get(kept.id));
      designs.set(kept.id, written);
      return written;
    },
    async discard() {
      for (const store of [drafts, trays, pictures, designs]) store.clear();
      notes.delete('composer');
    },
    waiting: async () => inTheirOrder([...designs.values()]),
  };
}
