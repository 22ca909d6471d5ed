import { useLikedImages } from '../../state/liked-images.ts';
import type { Journal } from './journal.ts';

/**
 * Restores the likes of earlier visits, then saves every change.
 * @returns a function that stops it: somebody else may be the next to like something on this page
 */
export function keepLikes(openJournal: () => Promise<Journal>): () => void {
  let ended = false;
  let unsubscribe: (() => void) | undefined;
  void openJournal().then(async (journal) => {
    const kept = await journal.note('likes');
    if (ended) return;
    const { likedImages, replaceAll } = useLikedImages.getState();
    replaceAll([...new Set([...(kept ?? []), ...likedImages])]);
    unsubscribe = useLikedImages.subscribe((state) => void journal.keepNote('likes', state.likedImages));
  });
  return () => {
    ended = true;
    unsubscribe?.();
    useLikedImages.getState().replaceAll([]);
  };
}
