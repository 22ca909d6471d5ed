import { queryClient } from '../api/query-client.ts';
import { answerOf, studio } from '../api/studio-client.ts';
import { warn } from '../components/overlays/toasts.tsx';
import { pixelsToBlob } from '../lib/platform/pixels-to-blob.ts';
import { platform } from '../lib/platform/platform.ts';
import { useAuth } from '../state/auth.ts';
import { useForm } from '../state/form.ts';
import { forgetPlaces } from '../state/last-places.ts';
import { createChatSession } from './chat/chat-session.ts';
import { createWhoAnswers } from './chat/who-answers.ts';
import { createKeeper, type Keeper } from './home/keeper.ts';
import { createStudioHome } from './home/studio-home.ts';
import { createDraftShelf } from './journal/draft-shelf.ts';
import { openOtherWindows } from './journal/other-windows.ts';
import { createPictureShelf } from './journal/picture-shelf.ts';
import { studioJournal } from './journal/studio-journal.ts';
import { createLikesDesk } from './likes/likes-desk.ts';
import { createLikesHome } from './likes/likes-home.ts';
import { createDesignSession } from './session/design-session.ts';
import { doneDesigns } from './session/done-designs.ts';
import { shownSeed } from './shown-seed.ts';
import { sketchDesk } from './sketch/sketch-desk.ts';
import { trayGround } from './tray-ground.ts';
import { studioWorkbench } from './workbench/studio-workbench.ts';

/* The one instance of each that all screens of a page share: the shelves and the session over one journal and one workbench. */

const windows = openOtherWindows();

export const draftShelf = createDraftShelf(
  studioJournal,
  {
    windows,
    onForked: () => warn('This piece was changed in another window, too. Both changes are kept: see its revisions.'),
  },
  (id) => keeper.drafted(id),
);

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

export const keeper: Keeper = createKeeper({
  openJournal: studioJournal,
  drafts: draftShelf,
  home: createStudioHome(studio),
  windows,
  // Of all windows of this browser one sends.
  alone: (work) => navigator.locks.request('designs on their way', work),
  later,
  now: () => new Date(),
  onForked: ({ id, revisions, current }) => {
    const title = revisions.find((revision) => revision.id === current)?.spec.title ?? id;
    warn(`Somebody else changed ${title}, too. Both changes are kept: see its revisions.`);
  },
});

export const likesDesk = createLikesDesk({
  openJournal: studioJournal,
  home: createLikesHome(studio),
  alone: (work) => navigator.locks.request('likes on their way', work),
  keep: keeper.keep,
  onLiked: () => void queryClient.invalidateQueries({ queryKey: ['designs'] }),
  later,
});

keeper.store.subscribe(({ kept }) => {
  for (const { id, workshop } of Object.values(kept)) if (workshop !== undefined) likesDesk.arrived(id);
});

export const pictureShelf = createPictureShelf(studioJournal);

export const designSession = createDesignSession({
  drafts: draftShelf,
  pictures: pictureShelf,
  workbench: studioWorkbench,
  openJournal: studioJournal,
  pack: pixelsToBlob,
  ground: trayGround,
  showImages: (drafts) => useForm.getState().setImageData(drafts),
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  shownSeed,
});

export const whoAnswers = createWhoAnswers(() => answerOf(studio.api.model.$get()));

export const chatSession = createChatSession({
  drafts: draftShelf,
  workbench: studioWorkbench,
  whoAnswers,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
});

// Whoever turned to another program while four designs were made hears of them.
designSession.store.subscribe((state, before) => {
  const done = doneDesigns(state, before);
  if (done !== undefined) platform.tellDone?.(done).catch(reportError);
});

// Nothing of one person's stays on the page for the next one. Journals are each their own.
useAuth.subscribe(({ user }, { user: before }) => {
  if (before === null || user?.userId === before.userId) return;
  designSession.forget();
  chatSession.forget();
  sketchDesk.forget();
  whoAnswers.forget();
  keeper.forget();
  draftShelf.clear();
  pictureShelf.clear();
  useForm.getState().setImageData([]);
  forgetPlaces();
});
