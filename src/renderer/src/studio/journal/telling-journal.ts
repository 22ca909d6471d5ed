import type { Journal } from './journal.ts';

const full =
  'The storage of this browser is full: new work is not kept, and is lost when this page is closed. Download the files that you need, then free some space and reload the page.';

const refused =
  'This browser did not keep your last change: it is lost when this page is closed. Download the files that you need, then reload the page.';

/**
 * The same journal for callers that do not wait: what it cannot keep stays on the page alone, and the user is told so
 * once. Its `keep…` never reject.
 */
export function tellingJournal(journal: Journal, tell: (text: string) => void): Journal {
  let told = false;

  async function kept(keeping: Promise<void>): Promise<void> {
    try {
      await keeping;
    } catch (error) {
      if (told) return;
      told = true;
      tell(error instanceof DOMException && error.name === 'QuotaExceededError' ? full : refused);
    }
  }

  return {
    ...journal,
    keepDraft: (draft) => kept(journal.keepDraft(draft)),
    keepTray: (tray) => kept(journal.keepTray(tray)),
    keepPicture: (revision, picture, bytes) => kept(journal.keepPicture(revision, picture, bytes)),
    async writeKept(design) {
      let written = design;
      const keeping = journal.writeKept(design).then((result) => {
        written = result;
      });
      await kept(keeping);
      return written;
    },
    keepNote: (name, value) => kept(journal.keepNote(name, value)),
    changeNote: (name, change) => kept(journal.changeNote(name, change)),
  };
}
