import { useLikedImages } from '../../state/liked-images.ts';
import { pauseAfter } from '../home/pause-after.ts';
import type { Journal } from '../journal/journal.ts';
import { changesBetween, type LikeChange, likedAfter, noLikes, withLikeChange } from '../journal/kept-likes.ts';
import type { LikeAtHome, LikesHome } from './likes-home.ts';
import { type KeepDesign, sendLike } from './send-like.ts';

/** Keeps what somebody likes: in the journal at once, and in their workshops as soon as there is a line. */
export interface LikesDesk {
  /** Restores the likes of earlier visits; from then on every change is kept. */
  begin(): void;
  /** Sends what waits, and takes in what was liked on another machine. */
  sync(): void;
  /** Call it when a design has come to its workshop: until then a like of it waits. */
  arrived(designId: string): void;
  /** Somebody else may be the next to like something on this page. */
  end(): void;
}

export interface LikesDeskDependencies {
  openJournal(): Promise<Journal>;
  readonly home: LikesHome;
  /** Does something while no other window of this browser does the same. */
  alone(work: () => Promise<void>): Promise<void>;
  /** What is liked is the workshop's, also where its page was closed before that was written down. */
  readonly keep: KeepDesign;
  /** Called when the workshops know of another like. */
  onLiked(): void;
  /** @returns what calls it off */
  later(run: () => void, ms: number): () => void;
}

/** A heart is often pressed twice. */
const REST_MS = 1000;

/** The likes of whoever is logged in. */
export function createLikesDesk({ openJournal, home, alone, keep, onLiked, later }: LikesDeskDependencies): LikesDesk {
  /** Counts who sat here before. */
  let people = 0;
  let failures = 0;
  let stop: (() => void) | undefined;
  let callOff: (() => void) | undefined;
  /** Made on this page, and on their way into the journal. */
  let unwritten: readonly LikeChange[] = [];
  /** Liked designs that are not in their workshop yet. */
  const awaited = new Set<string>();

  /** Shows likes as the journal has them, which are nothing that this page has changed. */
  function show(liked: readonly string[], isFirst = false): void {
    const { likedImages, replaceAll } = useLikedImages.getState();
    const after = likedAfter(isFirst ? [...liked, ...likedImages] : liked, unwritten);
    stop?.();
    replaceAll(after);
    stop = useLikedImages.subscribe((now, before) => record(changesBetween(before.likedImages, now.likedImages)));
  }

  function record(changes: readonly LikeChange[]): void {
    const person = people;
    unwritten = [...unwritten, ...changes];
    void openJournal()
      .then((journal) => journal.changeNote('likes', (likes = noLikes) => changes.reduce(withLikeChange, likes)))
      .then(() => {
        unwritten = unwritten.filter((change) => !changes.includes(change));
        if (person === people) runIn(REST_MS);
      });
  }

  function runIn(ms: number): void {
    const person = people;
    callOff?.();
    callOff = later(() => void alone(() => syncOf(person)), ms);
  }

  async function syncOf(person: number): Promise<void> {
    if (person !== people) return;
    const journal = await openJournal();
    const there = await home.all();
    if (person !== people) return;
    if (!there.ok) {
      pause(there.problem);
      return;
    }
    const before = await journal.note('likes');
    const done: LikeChange[] = [];
    let atHome = idsOf(there.value);
    for (const change of before?.unsent ?? []) {
      const answer = await sendLike(change, there.value, home, journal, keep);
      if (person !== people) return;
      if (answer.ok && answer.value === 'waits') {
        awaited.add(change.design);
        continue;
      }
      if (!answer.ok && pause(answer.problem)) break;
      done.push(change);
      // Refused for good, or its design gone: then it stays as the workshops have it.
      if (!answer.ok || answer.value === 'gone') continue;
      atHome = likedAfter(atHome, [change]);
      failures = 0;
    }
    await journal.changeNote('likes', (now = noLikes) => {
      const unsent = now.unsent.filter((change) => !done.some((sent) => isSame(sent, change)));
      return { liked: likedAfter(atHome, unsent), unsent };
    });
    const after = await journal.note('likes');
    if (person !== people || after === undefined) return;
    show(after.liked);
    if (done.some(({ isLiked }) => isLiked)) onLiked();
  }

  /** @returns whether it is tried again later */
  function pause(problem: Parameters<typeof pauseAfter>[0]): boolean {
    const waiting = pauseAfter(problem, failures);
    if (waiting === undefined) return false;
    failures += 1;
    runIn(waiting.ms);
    return true;
  }

  return {
    begin() {
      const person = people;
      void openJournal().then(async (journal) => {
        const kept = await journal.note('likes');
        if (person !== people) return;
        const { likedImages } = useLikedImages.getState();
        show(kept?.liked ?? [], true);
        // What was liked before the journal was open.
        if (likedImages.length > 0) record(changesBetween(kept?.liked ?? [], [...(kept?.liked ?? []), ...likedImages]));
        runIn(0);
      });
    },
    sync() {
      if (stop !== undefined) runIn(0);
    },
    arrived(designId) {
      if (awaited.delete(designId)) runIn(REST_MS);
    },
    end() {
      people += 1;
      stop?.();
      callOff?.();
      awaited.clear();
      [stop, callOff, failures, unwritten] = [undefined, undefined, 0, []];
      useLikedImages.getState().replaceAll([]);
    },
  };
}

const isSame = (one: LikeChange, other: LikeChange): boolean =>
  one.design === other.design && one.isLiked === other.isLiked;

/** Of a workshop the newest come first; here they come last. */
const idsOf = (likes: readonly LikeAtHome[]): readonly string[] => [
  ...new Set(likes.map(({ designId }) => designId).toReversed()),
];
