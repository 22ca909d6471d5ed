import { useLikedImages } from '../../state/liked-images.ts';
import { studioJournal } from './studio-journal.ts';

/** Brings back the likes of earlier visits, then writes every change down. Returns what ends it. */
export function keepLikes(): () => void {
  let ended = false;
  let unsubscribe: (() => void) | undefined;
  void studioJournal().then(async (journal) => {
    const kept = await journal.note('likes');
    if (ended) return;
    const { likedImages, replaceAll } = useLikedImages.getState();
    replaceAll([...new Set([...(kept ?? []), ...likedImages])]);
    unsubscribe = useLikedImages.subscribe((state) => void journal.keepNote('likes', state.likedImages));
  });
  return () => {
    ended = true;
    unsubscribe?.();
  };
}
